/** The list with one of its items at another place; the same list when nothing moves. */
export function movedTo(ids: readonly number[], id: number, place: number): readonly number[] {
  const from = ids.indexOf(id);
  const to = Math.min(Math.max(place, 0), ids.length - 1);
  return from === -1 || from === to ? ids : ids.toSpliced(from, 1).toSpliced(to, 0, id);
}
