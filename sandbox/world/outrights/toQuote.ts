import { applyMargin } from '../pricing/applyMargin.ts';
import type { OutrightMarket } from './outrightMarkets.ts';
import type { OutrightQuote } from './OutrightBook.ts';

const overround = 1.09;
/** Minimum chance of a contender that can still win. */
const minChance = 1 / 4000;
/** Chance from which a contender counts as certain to be among the winners. */
const sureChance = 0.985;

/** Returns the chance of each outcome to win the market from its chances of every place. */
export function winningChances(
  { hasWon }: OutrightMarket,
  places: readonly ArrayLike<number>[],
): readonly number[] {
  return places.map((shares) =>
    Array.from(shares).reduce(
      (sum, share, at) => sum + (hasWon(at + 1, places.length) ? share : 0),
      0,
    ),
  );
}

/**
 * Returns no quote once the market is decided. Contenders that are certain to be among several
 * winners are not offered; the others share the remaining places.
 */
export function toQuote(market: OutrightMarket, chances: readonly number[]): OutrightQuote[] {
  const sure = chances.filter((chance) => chance >= sureChance).length;
  const open = chances
    .flatMap((chance, outcomeIndex) =>
      chance > 0 && chance < sureChance
        ? [{ outcomeIndex, chance: Math.max(chance, minChance) }]
        : [],
    )
    .toSorted((one, other) => other.chance - one.chance || one.outcomeIndex - other.outcomeIndex);
  const winners = market.winners - sure;
  if (winners < 1 || open.length <= winners) return [];
  const sum = open.reduce((all, { chance }) => all + chance, 0);
  const odds = applyMargin(
    open.map(({ chance }) => (chance / sum) * winners),
    overround,
    winners,
  );
  return odds === undefined
    ? []
    : [
        {
          market,
          prices: open.map(({ outcomeIndex }, index) => ({
            outcomeIndex,
            odds: odds[index] ?? 0,
            isBlocked: false,
          })),
        },
      ];
}
