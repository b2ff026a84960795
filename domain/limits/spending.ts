import type { LimitPeriod } from './LimitKind.ts';

/** Money that counts against a limit; what came back of a stake counts below zero. */
export interface Spending {
  readonly atMs: number;
  readonly minor: number;
}

const dayMs = 86_400_000;

/**
 * Since when spending counts: the window moves with the clock and never back, so that no 24 hours,
 * 7 days or month hold more than the limit, whenever they begin, and what is free again stays free.
 * A month reaches back to the same day of the month before, or to the end of its last day.
 */
export function windowStartMs(period: LimitPeriod, nowMs: number): number {
  return periodAwayMs(period, nowMs, -1);
}

/** What of a limit is used; never below zero, for a win raises no limit. */
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

/** When the oldest of what counts leaves the window; undefined where nothing counts. */
export function freesAtMs(
  spendings: readonly Spending[],
  period: LimitPeriod,
  nowMs: number,
): number | undefined {
  const sinceMs = windowStartMs(period, nowMs);
  const oldest = Math.min(
    ...spendings.flatMap(({ atMs, minor }) => (atMs > sinceMs && minor > 0 ? atMs : [])),
  );
  // The first moment whose window begins with it.
  return Number.isFinite(oldest) ? periodAwayMs(period, oldest, 1) : undefined;
}

/** One period before or after a moment. */
function periodAwayMs(period: LimitPeriod, atMs: number, way: -1 | 1): number {
  if (period === 'month') return monthAwayMs(atMs, way);
  return atMs + way * (period === 'day' ? dayMs : 7 * dayMs);
}

/** The same day and time of another month, or the moment in which that month ends without it. */
function monthAwayMs(atMs: number, months: -1 | 1): number {
  const from = new Date(atMs);
  const to = new Date(atMs);
  // A day that the month does not have is one of the month after it.
  to.setUTCMonth(from.getUTCMonth() + months);
  return to.getUTCDate() === from.getUTCDate()
    ? to.getTime()
    : Date.UTC(to.getUTCFullYear(), to.getUTCMonth(), 1);
}
