/** Number of ways to choose `size` of `count`, exact up to 2^53 (enough for 50 selections). */
export function countCombinations(count: number, size: number): number {
  if (size < 0 || size > count) return 0;
  let combinations = 1;
  for (let step = 1; step <= Math.min(size, count - size); step += 1)
    combinations = (combinations * (count - step + 1)) / step;
  return combinations;
}
