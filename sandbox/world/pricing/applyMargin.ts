import { lowestOdds, moveOdds, snapOdds } from './priceLadder.ts';

export const lowestOverround = 1.03;
export const highestOverround = 1.1;
/** Reserve for rounding within the promised bounds. */
const safeLow = 1.033;
const safeHigh = 1.097;
const longestOdds = 500_000;
/** Minimum share of the target overround that must be reached. */
const minBearable = safeLow + 0.004;
/** Highest chance that still has a price. */
export const surest = 1000 / (lowestOdds * minBearable) - 1e-9;

/**
 * Returns the overround of a market; `winners` is the number of winning outcomes (2 in a double
 * chance).
 */
export function overroundOf(odds: readonly number[], winners = 1): number {
  let sum = 0;
  for (const price of odds) sum += 1000 / price;
  return sum / winners;
}

/**
 * Returns prices on the ladder for fair chances. The margin is spread in proportion, so that prices
 * stay calibrated, and the overround is within its bounds after rounding. Undefined if the
 * favourite is too certain for any such price.
 */
export function applyMargin(
  chances: readonly number[],
  overround: number,
  winners = 1,
): number[] | undefined {
  let favourite = 0;
  for (const chance of chances) favourite = Math.max(favourite, chance);
  const bearable = 1000 / (lowestOdds * favourite);
  if (bearable < minBearable) return undefined;
  const wanted = Math.min(overround, bearable);

  const shortest = 1000 / longestOdds;
  let capped = 0;
  let free = 0;
  for (const chance of chances) {
    if (chance * wanted < shortest) capped += shortest;
    else free += chance;
  }
  const scale = (wanted * winners - capped) / free;
  const odds = chances.map((chance) =>
    chance * wanted < shortest ? longestOdds : snapOdds(1000 / (chance * scale)),
  );
  return settleWithinBounds(odds, winners) ? odds : undefined;
}

/** Moves single prices along the ladder until the rounded overround is within the bounds. */
function settleWithinBounds(odds: number[], winners: number): boolean {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const overround = overroundOf(odds, winners);
    if (overround >= safeLow && overround <= safeHigh) return true;
    const direction = overround > safeHigh ? 1 : -1;
    const index = attempt % odds.length;
    const moved = moveOdds(odds[index] ?? lowestOdds, direction);
    odds[index] = moved;
  }
  const overround = overroundOf(odds, winners);
  return overround >= lowestOverround && overround <= highestOverround;
}
