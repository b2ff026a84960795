/** Returns odds by outcome for `acceptOdds`; of duplicates the last. */
export function oddsOf(
  selections: readonly { readonly outcomeId: number; readonly odds: number }[],
): ReadonlyMap<number, number> {
  return new Map(selections.map(({ outcomeId, odds }) => [outcomeId, odds]));
}
