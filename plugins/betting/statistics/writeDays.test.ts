import { expect, test } from 'vitest';
import { writeDays } from './writeDays.ts';

const dayS = (month: number, day: number, year = 2026): number =>
  Date.UTC(year, month - 1, day, 23, 30) / 1000;
const plain = (text: string): string =>
  text.replaceAll(/\s/gu, ' ').replace(/(\d) – (\d+ Nov)/u, '$1–$2');

test('BET-477: a span of days says month and year once where both share them, in the zone of the person', () => {
  expect(plain(writeDays(dayS(11, 10), dayS(11, 28), 'en', 0))).toBe('10–28 Nov 2026');
  expect(plain(writeDays(dayS(11, 21), dayS(12, 2), 'en', 0))).toBe('21 Nov – 2 Dec 2026');
  expect(plain(writeDays(dayS(12, 21), dayS(1, 2, 2027), 'en', 0))).toBe(
    '21 Dec 2026 – 2 Jan 2027',
  );
  expect(plain(writeDays(dayS(11, 10), dayS(11, 28), 'en', 60))).toBe('11–29 Nov 2026');
  expect(plain(writeDays(dayS(11, 10), dayS(11, 28), 'ar', 0))).toContain('2026');
});
