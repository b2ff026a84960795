import { expect, test } from 'vitest';
import { yearsOf } from './yearsOf.ts';

const atS = (date: string): number => Date.parse(`${date}T23:30:00Z`) / 1000;

test('BET-912 a season is called by its years in the zone of the person: both, or one', () => {
  expect(yearsOf(atS('2026-11-17'), atS('2027-05-22'), 0)).toBe('2026/27');
  expect(yearsOf(atS('1999-08-10'), atS('2000-05-22'), 0)).toBe('1999/00');
  expect(yearsOf(atS('2026-01-18'), atS('2026-12-21'), 0)).toBe('2026');
  expect(yearsOf(atS('2025-12-31'), atS('2026-12-21'), 0)).toBe('2025/26');
  expect(yearsOf(atS('2025-12-31'), atS('2026-12-21'), 60)).toBe('2026');
});

test('BET-912 a short one, of which a year may have several, keeps its days', () => {
  expect(yearsOf(atS('2026-11-17'), atS('2026-11-23'), 0)).toBeUndefined();
});
