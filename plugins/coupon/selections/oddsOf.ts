/** Odds by outcome, as `acceptOdds` takes them; of one outcome twice the last ones. */
export function oddsOf(
  selections: readonly { readonly outcomeId: number; readonly odds: number }[],
): ReadonlyMap<number, number> {
  return new Map(selections.map(({ outcomeId, odds }) => [outcomeId, odds]));
}
