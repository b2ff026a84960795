import { applyMargin } from '../pricing/applyMargin.ts';
import type { OutrightMarket } from './outrightMarkets.ts';
import type { OutrightQuote } from './Outrights.ts';

const overround = 1.09;
/** Nobody who can still win is said to be without any chance. */
const leastChance = 1 / 4000;
/** Somebody whom hardly anything can keep out of the first three. */
const sureChance = 0.985;

/** Undefined once it is decided. Who is as good as sure to be among several winners is not sold any more; the others share the places that are left. */
export function toQuote(market: OutrightMarket, chances: readonly number[]): OutrightQuote[] {
  const sure = chances.filter((chance) => chance >= sureChance).length;
  const open = chances
    .flatMap((chance, outcomeIndex) => (chance > 0 && chance < sureChance ? [{ outcomeIndex, chance: Math.max(chance, leastChance) }] : []))
    .toSorted((one, other) => other.chance - one.chance || one.outcomeIndex - other.outcomeIndex);
  const winners = market.winners - sure;
  if (winners < 1 || open.length <= winners) return [];
  const sum = open.reduce((all, { chance }) => all + chance, 0);
  const odds = applyMargin(
    open.map(({ chance }) => (chance / sum) * winners),
    overround,
    winners,
  );
  return odds === undefined ? [] : [{ market, prices: open.map(({ outcomeIndex }, index) => ({ outcomeIndex, odds: odds[index] ?? 0, isBlocked: false })) }];
}
