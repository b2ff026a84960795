import { expect, test } from 'vitest';
import { lineDays } from './lineDays.ts';

test('BET-643 M50 the days of a line begin and end at midnight where the person is, today and six more', () => {
  const days = lineDays(Date.parse('2026-03-14T22:30:00Z'), 120);
  expect(days.map(({ date }) => date)).toEqual([
    '2026-03-15',
    '2026-03-16',
    '2026-03-17',
    '2026-03-18',
    '2026-03-19',
    '2026-03-20',
    '2026-03-21',
  ]);
  expect(days[0]).toMatchObject({
    fromS: Date.parse('2026-03-14T22:00:00Z') / 1000,
    toS: Date.parse('2026-03-15T22:00:00Z') / 1000,
  });
  for (const [index, { fromS }] of days.slice(1).entries()) expect(fromS).toBe(days[index]?.toS);
});
