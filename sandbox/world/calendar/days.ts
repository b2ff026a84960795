import type { MonthDay } from './Calendar.ts';

/** A day in milliseconds. */
export const dayMs = 86_400_000;

/** Returns the day since the epoch. */
export function dayOf(year: number, [month, day]: MonthDay): number {
  return Date.UTC(year, month - 1, day) / dayMs;
}

/** Returns the Monday on or before a day; the epoch was a Thursday. */
export function mondayOf(day: number): number {
  return day - ((day + 3) % 7);
}

/** Returns the weeks since the epoch; the parity separates midweek rounds from cups. */
export function weekOf(monday: number): number {
  return Math.round((monday + 3) / 7);
}
