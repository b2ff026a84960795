/** Amounts of one-click bets to choose from: one step, the usual first amount, twice and five times that; minor units. */
export function oneClickStakes(stepMinor: number, initialMinor: number): readonly number[] {
  return [...new Set([stepMinor, initialMinor, 2 * initialMinor, 5 * initialMinor])].sort(
    (first, second) => first - second,
  );
}
