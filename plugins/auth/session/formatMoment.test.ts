import { expect, test } from 'vitest';
import { formatMoment } from './formatMoment.ts';

const atS = Date.UTC(2026, 2, 14, 22, 30) / 1000;

test('AUT-41 the previous sign-in is shown in the zone and clock the person chose', () => {
  expect(formatMoment(atS, { language: 'en', timeZoneOffsetMin: 180, is12h: false })).toBe(
    '15 March 2026 at 01:30',
  );
  expect(
    formatMoment(atS, { language: 'en', timeZoneOffsetMin: 0, is12h: true }).replace('\u202f', ' '),
  ).toBe('14 March 2026 at 10:30 pm');
});
