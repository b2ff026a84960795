/** Displayable prices in thousandths: steps of 0.01 below 20, 0.1 below 100, 1 above. */
export const lowestOdds = 1010;
export const highestOdds = 1_000_000;

function stepAt(odds: number): number {
  if (odds < 20_000) return 10;
  return odds < 100_000 ? 100 : 1000;
}

/** Returns the nearest price on the ladder. */
export function snapOdds(odds: number): number {
  const step = stepAt(odds);
  return Math.min(highestOdds, Math.max(lowestOdds, Math.round(odds / step) * step));
}

/** Returns the price this many steps higher, or lower if negative, within the ladder's ends. */
export function moveOdds(odds: number, steps: number): number {
  let moved = odds;
  for (let left = Math.abs(steps); left > 0; left -= 1) {
    moved += steps > 0 ? stepAt(moved) : -stepAt(moved - 1);
  }
  return Math.min(highestOdds, Math.max(lowestOdds, moved));
}
