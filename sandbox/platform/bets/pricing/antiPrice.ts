/**
 * Margin of the house on an anti-express: as much as on other markets; a small one, since most
 * prices are low.
 */
const overround = 1.03;
const step = 10;
const lowestOdds = 1010;
const highestOdds = 1_000_000;

/**
 * Price that at least one of the selections fails, in thousandths: 1 / (1 − Π of their fair
 * chances), less the margin, down to the next step of 0.01. Undefined when that would pay next to
 * nothing.
 *
 * @param chances of winning, without the margin that is in the odds
 */
export function antiPrice(chances: readonly number[]): number | undefined {
  if (chances.length === 0) return undefined;
  const allWin = chances.reduce((product, chance) => product * chance, 1);
  const fair = 1000 / Math.max(Number.EPSILON, 1 - allWin);
  const odds = Math.min(highestOdds, Math.floor(fair / overround / step) * step);
  return odds < lowestOdds ? undefined : odds;
}
