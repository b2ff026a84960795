/**
 * Margin of an anti-accumulator: the same share of the price as on other markets, but at most a
 * tenth of the possible profit, because most prices are low.
 */
const overround = 1.03;
const keptProfit = 0.9;
const lowestOdds = 1001;
const highestOdds = 1_000_000;

/** Rounds odds of 1.10 or more down to steps of 0.01, lower ones to thousandths. */
function snapDown(odds: number): number {
  const step = odds < 1100 ? 1 : 10;
  return Math.floor(odds / step) * step;
}

/**
 * Returns the price that at least one of the selections fails, in thousandths: 1 / (1 − Π of their
 * fair chances), less the margin. Undefined only if that would pay nothing.
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
