import type { LimitPeriod } from './LimitKind.ts';

/** Money that counts against a limit; a return of a stake counts as negative. */
export interface Spending {
  readonly atMs: number;
  readonly minor: number;
}

const dayMs = 86_400_000;

/**
 * Start of the window in which spending counts: it moves with the clock and never back, so that no
 * 24 hours, 7 days or month contain more than the limit, whenever they begin, and released amounts
 * stay released. A month reaches back to the same day of the month before, or to the end of its
 * last day.
 */
export function windowStartMs(period: LimitPeriod, nowMs: number): number {
  return periodAwayMs(period, nowMs, -1);
}

/** Used part of a limit; never negative, because a win raises no limit. */
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

/** When the oldest counted spending leaves the window; undefined if none counts. */
export function freesAtMs(
  spendings: readonly Spending[],
  period: LimitPeriod,
  nowMs: number,
): number | undefined {
  const sinceMs = windowStartMs(period, nowMs);
  const oldest = Math.min(
    ...spendings.flatMap(({ atMs, minor }) => (atMs > sinceMs && minor > 0 ? atMs : [])),
  );
  // The first moment whose window begins at it, and so no longer counts it.
  return Number.isFinite(oldest) ? periodAwayMs(period, oldest, 1) : undefined;
}

/** The moment one period before or after another. */
function periodAwayMs(period: LimitPeriod, atMs: number, way: -1 | 1): number {
  if (period === 'month') return monthAwayMs(atMs, way);
  return atMs + way * (period === 'day' ? dayMs : 7 * dayMs);
}

/** The same day and time of another month, or the end of that month if it lacks the day. */
function monthAwayMs(atMs: number, months: -1 | 1): number {
  const from = new Date(atMs);
  const to = new Date(atMs);
  // Date rolls a missing day over into the next month.
  to.setUTCMonth(from.getUTCMonth() + months);
  return to.getUTCDate() === from.getUTCDate()
    ? to.getTime()
    : Date.UTC(to.getUTCFullYear(), to.getUTCMonth(), 1);
}
