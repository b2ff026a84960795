import type { Course, MatchScript } from './SportEngine.ts';

/** How many incidents have happened. */
export function countIncidents({ script, playedS }: Course): number {
  let low = 0;
  let high = script.incidents.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((script.incidents[middle]?.atS ?? 0) <= playedS) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * What stands in a match, worked out from its incidents once for each of them: prices and scores are read far more often
 * than anything happens.
 */
export function standingBy<Standing>(read: (course: Course) => Standing): (course: Course) => Standing {
  const latest = new WeakMap<MatchScript, { readonly count: number; readonly standing: Standing }>();
  return (course) => {
    const count = countIncidents(course);
    const kept = latest.get(course.script);
    if (kept?.count === count) return kept.standing;
    const standing = read(course);
    latest.set(course.script, { count, standing });
    return standing;
  };
}
