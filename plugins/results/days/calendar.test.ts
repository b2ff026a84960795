import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  dateOf,
  dayStrip,
  firstWeekdayOf,
  monthWeeks,
  noonS,
} from './calendar.ts';

test('RES-2 the strip is the week that ends today, or one around an older day, and never has a day to come', () => {
  const today = '2026-03-14';
  expect(dayStrip(today, today)).toEqual([
    '2026-03-08',
    '2026-03-09',
    '2026-03-10',
    '2026-03-11',
    '2026-03-12',
    '2026-03-13',
    '2026-03-14',
  ]);
  expect(dayStrip('2026-03-08', today)).toEqual(dayStrip(today, today));
  expect(dayStrip('2026-03-07', today)).toEqual([
    '2026-03-04',
    '2026-03-05',
    '2026-03-06',
    '2026-03-07',
    '2026-03-08',
    '2026-03-09',
    '2026-03-10',
  ]);
  for (let back = 0; back < 60; back += 1) {
    const chosen = addDays(today, -back);
    expect(dayStrip(chosen, today)).toContain(chosen);
    expect((dayStrip(chosen, today).at(-1) ?? '') <= today).toBe(true);
  }
});

test('RES-2 a month has every day once, under its weekday, in weeks that begin as the language does', () => {
  for (const [language, weekday] of [
    ['en', 0],
    ['de', 1],
    ['ru', 1],
    ['ar', 6],
    ['pt', 0],
  ] as const)
    expect(firstWeekdayOf(language), language).toBe(weekday);
  for (const date of ['2026-02-14', '2024-02-29', '2026-12-31', '2026-03-01']) {
    for (const first of [0, 1, 6]) {
      const weeks = monthWeeks(date, first);
      const days = weeks.flat().filter((each) => each !== undefined);
      expect(days).toContain(date);
      expect(days.length).toBe(
        new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)).getUTCDate(),
      );
      for (const week of weeks)
        week.forEach(
          (each, column) =>
            each === undefined ||
            expect(new Date(`${each}T00:00:00Z`).getUTCDay()).toBe((column + first) % 7),
        );
    }
  }
  expect([
    addMonths('2026-03-31', -1),
    addMonths('2024-01-31', 1),
    addMonths('2026-01-15', -1),
    addMonths('2025-12-05', 1),
  ]).toEqual(['2026-02-28', '2024-02-29', '2025-12-15', '2026-01-05']);
});

test('RES-1 a day begins at midnight of the zone, whatever the zone', () => {
  const midnightMs = Date.parse('2026-03-14T00:00:00Z');
  expect([
    dateOf(midnightMs, 0),
    dateOf(midnightMs - 1, 0),
    dateOf(midnightMs, -60),
    dateOf(midnightMs - 1, 330),
  ]).toEqual(['2026-03-14', '2026-03-13', '2026-03-13', '2026-03-14']);
  for (const offsetMin of [-720, -210, 0, 345, 840])
    expect(dateOf(noonS('2026-03-14', offsetMin) * 1000, offsetMin)).toBe('2026-03-14');
});
