/** Returns the levels of both sides for a single number, the advantage of the home side. */
export function advantageLevels(advantage: number): readonly number[] {
  return [1 + advantage, 1 - advantage];
}
