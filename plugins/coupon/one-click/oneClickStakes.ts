/** Suggested one-click amounts: a step, the default, twice and five times it; minor units. */
export function oneClickStakes(stepMinor: number, initialMinor: number): readonly number[] {
  return [...new Set([stepMinor, initialMinor, 2 * initialMinor, 5 * initialMinor])].sort(
    (first, second) => first - second,
  );
}
