import { settleTicket } from '#domain/ticket/payout/settleTicket.ts';
import { isOpenSettlement, type Settlement } from '#domain/ticket/Settlement.ts';
import type { Ticket } from '#domain/ticket/Ticket.ts';
import type { Endings } from '../../../world/markets/MarketType.ts';
import { legEndings, type LegEndings } from './legEndings.ts';

/**
 * Least and greatest payout of a bet, by the ways in which its open selections can still settle.
 */
export interface ReturnBounds {
  readonly leastMinor: number;
  readonly mostMinor: number;
}

export function returnBounds(
  ticket: Ticket,
  oddsNow: readonly number[],
  endings: readonly (Endings | undefined)[],
): ReturnBounds {
  // An anti-accumulator uses won and lost only, because a void selection would change its price.
  const isAnti = ticket.type === 'antiAccumulator';
  const legs = ticket.selections.map((selection, index) =>
    legEndings(selection, oddsNow[index] ?? selection.odds, isAnti ? undefined : endings[index]),
  );
  const paid = (sign: 1 | -1): number =>
    settleTicket({
      ...ticket,
      selections: ticket.selections.map((selection, index) => ({
        ...selection,
        settlement: isOpenSettlement(selection.settlement)
          ? extreme(legs[index] ?? [], sign)
          : selection.settlement,
      })),
    }).payoutMinor;
  const [first, second] = [paid(1), paid(-1)];
  // An anti-accumulator pays most when its selections lose.
  return { leastMinor: Math.min(first, second), mostMinor: Math.max(first, second) };
}

function extreme(leg: LegEndings, sign: 1 | -1): Settlement {
  const [best] = leg.toSorted((one, other) => sign * (one.factor < other.factor ? 1 : -1));
  return best?.settlement ?? 'lost';
}
