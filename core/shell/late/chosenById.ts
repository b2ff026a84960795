/** Those that are named, in the order of the names; an id that nothing has is passed over. */
export function chosenById<Item extends { readonly id: number }>(
  items: readonly Item[],
  ids: readonly number[],
): Item[] {
  return ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
}
