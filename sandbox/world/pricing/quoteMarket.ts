import type { MarketType, Outlook } from '../markets/MarketType.ts';
import { applyMargin, surest } from './applyMargin.ts';
import { highestOdds, lowestOdds, snapOdds } from './priceLadder.ts';

/** A priced market, in thousandths by outcome; 0 where an outcome can no longer win. */
export interface Quote {
  readonly type: MarketType;
  readonly lineIndex: number;
  readonly odds: readonly number[];
  /** The prices are those of an imported file, or moving from its opening to its closing prices. */
  readonly source?: 'file' | 'file_moving';
}

/** Returns undefined if decided or almost certain, unless the type stays open. */
export function quoteMarket(
  type: MarketType,
  lineIndex: number,
  outlook: Outlook,
): Quote | undefined {
  const known = type.chances(outlook, lineIndex);
  if (known === undefined) return undefined;
  const chances = type.staysOpen === true ? withinPrices(known) : known;
  const open = chances.flatMap((chance, outcome) => (chance > 0 ? [outcome] : []));
  if (open.length < 2) return undefined;
  const priced = applyMargin(
    open.map((outcome) => chances[outcome] ?? 0),
    type.overround,
    type.winners,
  );
  if (priced === undefined) return undefined;
  const odds = chances.map(() => 0);
  open.forEach((outcome, index) => (odds[outcome] = priced[index] ?? 0));
  return { type, lineIndex, odds };
}

/**
 * Limits chances to those with a price: a favourite of two that is more certain than the lowest
 * price implies is offered at that price, and the other at the longest price that keeps the
 * overround.
 */
function withinPrices(chances: readonly number[]): readonly number[] {
  return chances.map((chance) => Math.min(surest, Math.max(1 - surest, chance)));
}

/** Returns the last prices of a closed market, as far as they can be derived: the ladder's ends. */
export function closedOdds(
  type: MarketType,
  lineIndex: number,
  outcomeIndex: number,
  outlook: Outlook,
): number {
  const chance = type.chances(outlook, lineIndex)?.[outcomeIndex] ?? 0;
  return chance > 0
    ? Math.max(lowestOdds, snapOdds(1000 / (chance * type.overround)))
    : Math.min(highestOdds, 500_000);
}
