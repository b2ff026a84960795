/** Returns the root of a rising function, or the nearer end. */
export function bisect(
  low: number,
  high: number,
  rising: (value: number) => number,
  steps = 20,
): number {
  let [from, to] = [low, high];
  for (let step = 0; step < steps; step += 1) {
    const middle = (from + to) / 2;
    if (rising(middle) < 0) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}
