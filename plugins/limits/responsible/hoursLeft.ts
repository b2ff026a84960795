const hourS = 3600;

/**
 * Rounds to the nearest hour, so that clocks that differ by seconds never show more than the rule.
 * Less than an hour is one.
 */
export function hoursLeft(untilS: number, nowMs: number): number {
  return Math.max(1, Math.round((untilS - nowMs / 1000) / hourS));
}
