import { expect, test } from 'vitest';
import { firstPassword } from './firstPassword.ts';

const draws = 1_000_000;
const leastBits = 80;

test('REG-83 RN04 a million first passwords: 16 signs each, no look-alikes, every sign as likely', () => {
  const counts = new Uint32Array(128);
  let wrong = 0;
  for (let draw = 0; draw < draws; draw += 1) {
    const password = firstPassword();
    if (password.length !== 16) wrong += 1;
    for (let index = 0; index < password.length; index += 1) {
      const code = password.charCodeAt(index);
      counts[code] = (counts[code] ?? 0) + 1;
    }
  }
  const seen = [...counts].flatMap((count, code) =>
    count > 0 ? [String.fromCodePoint(code)] : [],
  );
  expect(wrong).toBe(0);
  expect(seen.join('')).toMatch(/^[2-9A-HJ-NP-Za-km-np-z]+$/);
  expect(seen).toHaveLength(55);
  expect(16 * Math.log2(seen.length)).toBeGreaterThan(leastBits);
  // Each of 55 characters is expected 290,909 times with a standard deviation of 535: 1 % is more
  // than five of them.
  const expected = (draws * 16) / seen.length;
  for (const sign of seen)
    expect(Math.abs((counts[sign.charCodeAt(0)] ?? 0) / expected - 1)).toBeLessThan(0.01);
});
