import type { MonthDay } from './Calendar.ts';

/** A day in milliseconds. */
export const dayMs = 86_400_000;

/** Day since the epoch. */
export function dayOf(year: number, [month, day]: MonthDay): number {
  return Date.UTC(year, month - 1, day) / dayMs;
}

/** The Monday on or before a day; the epoch was a Thursday. */
export function mondayOf(day: number): number {
  return day - ((day + 3) % 7);
}

/** Weeks since the epoch by their Mondays: the parity keeps midweek rounds and cups apart. */
export function weekOf(monday: number): number {
  return Math.round((monday + 3) / 7);
}
