/** Items in the list's order, `"*"` for all unnamed ones; `left` without a `"*"` in the list. */
export function orderByList<T extends { readonly id: string }>(
  items: readonly T[],
  list: readonly string[],
): { readonly ordered: T[]; readonly left: T[] } {
  const named = new Set(list);
  const rest = items.filter((item) => !named.has(item.id));
  const ordered = list.flatMap((id) =>
    id === '*' ? rest : items.filter((item) => item.id === id),
  );
  return { ordered, left: named.has('*') ? [] : rest };
}
