import { dayMs } from '#sandbox';

const minuteMs = 60_000;

/** `2026-03-14` → the instant at which that day begins in a zone; undefined for an invalid day. */
export function startOfDay(date: string, offsetMin: number): number | undefined {
  const atMs = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  // Some parsers turn the 30th of February into a day of March.
  return Number.isNaN(atMs) || new Date(atMs).toISOString().slice(0, 10) !== date
    ? undefined
    : atMs - offsetMin * minuteMs;
}

/** The day of an instant in a zone. */
export function dateOf(atMs: number, offsetMin: number): string {
  return new Date(atMs + offsetMin * minuteMs).toISOString().slice(0, 10);
}

export function endOfDay(startMs: number): number {
  return startMs + dayMs;
}
