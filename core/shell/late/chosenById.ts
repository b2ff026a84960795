/** The items with these ids, in that order; unknown ids are skipped. */
export function chosenById<Item extends { readonly id: number }>(
  items: readonly Item[],
  ids: readonly number[],
): Item[] {
  return ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
}
