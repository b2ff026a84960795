import { roundDown } from './roundHalfUp.ts';
import type { Ticket } from './Ticket.ts';

/**
 * Total odds of an accumulator for display: the exact product, cut to thousandths, so that it is
 * never shown better than it is paid. Never multiply a stake by it: `potentialPayout` rounds only
 * once. Source: CPN-6.
 *
 * @param odds integer thousandths of each selection
 * @returns integer thousandths; 1000 without selections
 */
export function accumulatorOdds(odds: readonly number[]): number {
  let numerator = 1000n;
  let denominator = 1n;
  for (const thousandths of odds) {
    numerator *= BigInt(thousandths);
    denominator *= 1000n;
  }
  return roundDown(numerator, denominator);
}

/**
 * The one price of a coupon for display, in integer thousandths, whatever its results are;
 * undefined for the kinds that are several bets and so have no single price. Source: CPN-82.
 */
export function totalOdds({
  type,
  selections,
  antiOdds,
}: Pick<Ticket, 'type' | 'selections' | 'antiOdds'>): number | undefined {
  if (selections.length === 0) return undefined;
  if (type === 'antiAccumulator') return antiOdds;
  return type === 'single' || type === 'accumulator'
    ? accumulatorOdds(selections.map(({ odds }) => odds))
    : undefined;
}
