const hourS = 3600;

/**
 * Whole hours of a wait, to the nearest: clocks that differ by seconds never make it longer than
 * the rule. Less than an hour is one.
 */
export function hoursLeft(untilS: number, nowMs: number): number {
  return Math.max(1, Math.round((untilS - nowMs / 1000) / hourS));
}
