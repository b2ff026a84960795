/** Returns the best few by a comparison, without sorting all. */
export function bestOf<Item>(
  items: readonly Item[],
  count: number,
  orderOf: (item: Item) => readonly number[],
): readonly Item[] {
  const best: { readonly item: Item; readonly order: readonly number[] }[] = [];
  for (const item of items) {
    const order = orderOf(item);
    const last = best[count - 1];
    if (last !== undefined && compare(order, last.order) >= 0) continue;
    const place = best.findIndex((other) => compare(order, other.order) < 0);
    best.splice(place === -1 ? best.length : place, 0, { item, order });
    if (best.length > count) best.pop();
  }
  return best.map(({ item }) => item);
}

function compare(first: readonly number[], second: readonly number[]): number {
  for (const [index, value] of first.entries()) {
    const difference = value - (second[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
