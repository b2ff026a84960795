import type { Course, MatchScript } from './SportEngine.ts';

/** Returns the number of incidents so far. */
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

/** Caches the state of a match per incident, because it is read far more often. */
export function standingBy<Standing>(
  read: (course: Course) => Standing,
): (course: Course) => Standing {
  const latest = new WeakMap<
    MatchScript,
    { readonly count: number; readonly standing: Standing }
  >();
  return (course) => {
    const count = countIncidents(course);
    const cached = latest.get(course.script);
    if (cached?.count === count) return cached.standing;
    const standing = read(course);
    latest.set(course.script, { count, standing });
    return standing;
  };
}
