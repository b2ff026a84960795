import type { LimitPeriod } from './LimitKind.ts';

/** Money that counts against a limit; payouts count below zero. */
export interface Spending {
  readonly atMs: number;
  readonly minor: number;
}

const dayMs = 86_400_000;

/**
 * Start of the moving window. It never moves back, so no 24 hours, 7 days or month exceed the
 * limit, whenever they begin, and released room stays released. A month reaches back to the same
 * day of the previous month, or to the end of its last day.
 */
export function windowStartMs(period: LimitPeriod, nowMs: number): number {
  return periodAwayMs(period, nowMs, -1);
}

/** Used part of a limit; never below zero, because a win does not raise a limit. */
export function usedMinor(
  spendings: readonly Spending[],
  period: LimitPeriod,
  nowMs: number,
): number {
  const sinceMs = windowStartMs(period, nowMs);
  return Math.max(
    0,
    spendings.reduce((sum, { atMs, minor }) => (atMs > sinceMs ? sum + minor : sum), 0),
  );
}

/** When the oldest counted amount leaves the window; undefined if nothing counts. */
export function freesAtMs(
  spendings: readonly Spending[],
  period: LimitPeriod,
  nowMs: number,
): number | undefined {
  const sinceMs = windowStartMs(period, nowMs);
  const oldest = Math.min(
    ...spendings.flatMap(({ atMs, minor }) => (atMs > sinceMs && minor > 0 ? atMs : [])),
  );
  // The first instant whose window starts with this amount.
  return Number.isFinite(oldest) ? periodAwayMs(period, oldest, 1) : undefined;
}

/** The instant one period before or after another. */
function periodAwayMs(period: LimitPeriod, atMs: number, way: -1 | 1): number {
  if (period === 'month') return monthAwayMs(atMs, way);
  return atMs + way * (period === 'day' ? dayMs : 7 * dayMs);
}

/** Same day and time of another month, or the end of that month if it has no such day. */
function monthAwayMs(atMs: number, months: -1 | 1): number {
  const from = new Date(atMs);
  const to = new Date(atMs);
  // JavaScript rolls a day that the month does not have over into the next month.
  to.setUTCMonth(from.getUTCMonth() + months);
  return to.getUTCDate() === from.getUTCDate()
    ? to.getTime()
    : Date.UTC(to.getUTCFullYear(), to.getUTCMonth(), 1);
}
