/**
 * Finds the odds element of an outcome; of several, the one with the open quick coupon, focus or
 * pointer.
 */
export function findOdds(outcomeId: number): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>(`[data-odds="${outcomeId}"]`)];
  return all.find((each) => each.matches('[data-quick], :focus, :hover')) ?? all[0] ?? null;
}

/**
 * Call it in the press handler; the returned function finds the odds later, also after a re-render.
 */
export function findPressed(outcomeId: number): () => HTMLElement | null {
  const pressed = findOdds(outcomeId);
  return () =>
    pressed?.isConnected === true && pressed.dataset['odds'] === String(outcomeId)
      ? pressed
      : findOdds(outcomeId);
}
