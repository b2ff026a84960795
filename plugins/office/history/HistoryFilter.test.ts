import { expect, test } from 'vitest';
import { betNumber } from '#domain/bets/betNumber.ts';
import { dayOf, periodBounds } from './HistoryFilter.ts';

const at = (text: string): number => Date.parse(text) / 1000;
const nowMs = Date.parse('2026-03-14T22:30:00Z');

test('OFC-11 the last 7 days are today and the six before, in the time zone of the person', () => {
  expect(periodBounds({ period: 'last7', fromDay: '', toDay: '' }, nowMs, 0)).toEqual({
    fromAtS: at('2026-03-08T00:00:00Z'),
    toAtS: undefined,
  });
  // In UTC+3 it is already the 15th.
  expect(periodBounds({ period: 'last7', fromDay: '', toDay: '' }, nowMs, 180)).toEqual({
    fromAtS: at('2026-03-08T21:00:00Z'),
    toAtS: undefined,
  });
  expect(periodBounds({ period: 'last90', fromDay: '', toDay: '' }, nowMs, 0).fromAtS).toBe(
    at('2025-12-15T00:00:00Z'),
  );
});

test('OFC-12 a custom period includes both days completely, in either order', () => {
  const expected = { fromAtS: at('2026-02-28T21:00:00Z'), toAtS: at('2026-03-14T20:59:59Z') };
  expect(
    periodBounds({ period: 'custom', fromDay: '2026-03-01', toDay: '2026-03-14' }, nowMs, 180),
  ).toEqual(expected);
  expect(
    periodBounds({ period: 'custom', fromDay: '2026-03-14', toDay: '2026-03-01' }, nowMs, 180),
  ).toEqual(expected);
});

test.each(['', '2026-02-30', '14.03.2026', '2026-3-1', '20260-01-01'])(
  'OFC-82 %j is ignored as a bound',
  (day) => {
    expect(periodBounds({ period: 'custom', fromDay: day, toDay: day }, nowMs, 0)).toEqual({
      fromAtS: undefined,
      toAtS: undefined,
    });
  },
);

test('OFC-83 date fields start with days in the time zone of the person', () => {
  expect(dayOf(nowMs, 0)).toBe('2026-03-14');
  expect(dayOf(nowMs, 180)).toBe('2026-03-15');
  expect(dayOf(nowMs, -1380)).toBe('2026-03-13');
});

test.each([
  [7, '7'],
  [1234, '1\u00a0234'],
  [48_120_556_731, '48\u00a0120\u00a0556\u00a0731'],
])('CPN-76 bet %i is formatted as %s', (id, text) => {
  expect(betNumber(id)).toBe(text);
});
