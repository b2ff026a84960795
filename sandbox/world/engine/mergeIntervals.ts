/** Returns the intervals in order and without overlaps, in seconds. */
export function mergeIntervals(
  stretches: readonly (readonly [fromS: number, toS: number])[],
): readonly (readonly [fromS: number, toS: number])[] {
  const merged: [number, number][] = [];
  for (const [fromS, toS] of stretches.toSorted((first, second) => first[0] - second[0])) {
    const last = merged.at(-1);
    if (last !== undefined && fromS <= last[1] + 1) last[1] = Math.max(last[1], toS);
    else merged.push([Math.max(0, fromS), toS]);
  }
  return merged;
}
