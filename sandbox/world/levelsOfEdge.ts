/** Levels of a sport whose sides are told apart by one number: what the home side has more, the other has less. */
export function levelsOfEdge(edge: number): readonly number[] {
  return [1 + edge, 1 - edge];
}
