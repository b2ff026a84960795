import type { LimitPeriod } from './LimitType.ts';

/** Money that counts against a limit; what came back of a stake counts below zero. */
export interface Spending {
  readonly atMs: number;
  readonly minor: number;
}

const dayMs = 86_400_000;

/**
 * Since when spending counts: the window moves with the clock, so that no 24 hours, 7 days or month
 * hold more than the limit, whenever they begin. A month reaches back to the same day of the month
 * before, or to its last day.
 */
export function windowStartMs(period: LimitPeriod, nowMs: number): number {
  if (period !== 'month') return nowMs - (period === 'day' ? dayMs : 7 * dayMs);
  const start = new Date(nowMs);
  const day = start.getUTCDate();
  start.setUTCDate(1);
  start.setUTCMonth(start.getUTCMonth() - 1);
  const last = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0)).getUTCDate();
  start.setUTCDate(Math.min(day, last));
  return start.getTime();
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
  return Number.isFinite(oldest) ? windowEndMs(period, oldest) : undefined;
}

/** When something of this moment no longer counts: the first moment whose window begins with it. */
function windowEndMs(period: LimitPeriod, atMs: number): number {
  if (period !== 'month') return atMs + (period === 'day' ? dayMs : 7 * dayMs);
  // Months differ in length: the day is looked for among those that may be it.
  for (let days = 28; days < 31; days += 1)
    if (windowStartMs('month', atMs + days * dayMs) >= atMs) return atMs + days * dayMs;
  return atMs + 31 * dayMs;
}
