/** Levels of both sides where one number, the advantage of the home side, tells them apart. */
export function advantageLevels(advantage: number): readonly number[] {
  return [1 + advantage, 1 - advantage];
}
