/**
 * Margin of the house on an anti-express: as much of the price as on other markets, but never more
 * than a tenth of what there is to win, because most prices are low.
 */
const overround = 1.03;
const keptProfit = 0.9;
const lowestOdds = 1001;
const highestOdds = 1_000_000;

/** Steps of 0.01, where there is more than one to win; below in thousandths. */
function snapDown(odds: number): number {
  const step = odds < 1100 ? 1 : 10;
  return Math.floor(odds / step) * step;
}

/**
 * Price that at least one of the selections fails, in thousandths: 1 / (1 − Π of their fair
 * chances), less the margin. Undefined only when that would pay nothing.
 *
 * @param chances of winning, without the margin that is in the odds
 */
export function antiPrice(chances: readonly number[]): number | undefined {
  if (chances.length === 0) return undefined;
  const allWin = chances.reduce((product, chance) => product * chance, 1);
  const fair = 1000 / Math.max(Number.EPSILON, 1 - allWin);
  const odds = snapDown(
    Math.min(highestOdds, Math.max(fair / overround, 1000 + (fair - 1000) * keptProfit)),
  );
  return odds < lowestOdds ? undefined : odds;
}
