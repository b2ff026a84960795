/** Odds of an outcome: of several on the page those of the open quick coupon, focus or pointer. */
export function findOdds(outcomeId: number): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>(`[data-odds="${outcomeId}"]`)];
  return all.find((each) => each.matches('[data-quick], :focus, :hover')) ?? all[0] ?? null;
}

/** Call it in a press on odds: finds them later, too, where their list has drawn them again. */
export function findPressed(outcomeId: number): () => HTMLElement | null {
  const pressed = findOdds(outcomeId);
  return () =>
    pressed?.isConnected === true && pressed.dataset['odds'] === String(outcomeId)
      ? pressed
      : findOdds(outcomeId);
}
