import { expect, test } from 'vitest';
import { letterText } from './letterText.ts';

test.each([
  ['en', 'unknown device'],
  ['ar', 'جهاز غير معروف'],
  // Nobody writes letters in it: they are English.
  ['xx', 'unknown device'],
])('SEC-125 in %s a device of which the call says nothing is named so', (language, words) => {
  const { body } = letterText('happened', language, { device: '', time: '29 Nov 2026, 01:13' });
  expect(body).toContain(words);
});

test('SHL-882 in a letter, too, one full stop ends a sentence that ends with an abbreviation', () => {
  const { body } = letterText('depositFailed', 'ar', {
    id: 7,
    amount: { minor: 100_000, currency: 'KWD' },
  });
  expect(body).toContain('100.000');
  expect(body).not.toMatch(/\.[\u200E\u200F\u2066-\u2069]*\./u);
});
