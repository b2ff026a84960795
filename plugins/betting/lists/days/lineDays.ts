/** A day that a line can be narrowed to, in the person's zone. */
export interface LineDay {
  /** Date such as `2026-03-14`. */
  readonly date: string;
  readonly fromS: number;
  readonly toS: number;
}

const dayMs = 86_400_000;
const shownDays = 7;

/**
 * Today and the six days after it.
 *
 * @param timeZoneOffsetMin minutes east of UTC in which the person reads times
 */
export function lineDays(nowMs: number, timeZoneOffsetMin: number): readonly LineDay[] {
  const shiftMs = timeZoneOffsetMin * 60_000;
  const today = Math.floor((nowMs + shiftMs) / dayMs);
  return Array.from({ length: shownDays }, (_, index) => {
    const beginMs = (today + index) * dayMs;
    const fromS = (beginMs - shiftMs) / 1000;
    return {
      date: new Date(beginMs).toISOString().slice(0, 10),
      fromS,
      toS: fromS + dayMs / 1000,
    };
  });
}
