/** Time with the page in view, as stored between pages and tabs. */
export interface VisibleTime {
  readonly userId: number;
  readonly seconds: number;
  /** Counted up to this platform time, epoch seconds. */
  readonly countedAtS: number;
}

/** After a longer gap between two counts the page was not visible. */
const longestGapS = 2;

/** The stored time of this person, or zero. */
export function continueVisibleTime(
  stored: VisibleTime | null,
  userId: number,
  nowS: number,
): VisibleTime {
  return stored !== null && stored.userId === userId
    ? stored
    : { userId, seconds: 0, countedAtS: nowS };
}

/** Counts up to now. Two windows count each second once; a gap adds at most one second. */
export function countVisibleTime(time: VisibleTime, nowS: number): VisibleTime {
  const passedS = nowS - time.countedAtS;
  if (passedS === 0) return time;
  return {
    ...time,
    seconds: time.seconds + (passedS > 0 && passedS <= longestGapS ? passedS : 1),
    countedAtS: nowS,
  };
}
