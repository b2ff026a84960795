import { settleTicket } from '#domain/ticket/payout/settleTicket.ts';
import { isOpenSettlement, type Settlement } from '#domain/ticket/Settlement.ts';
import type { Ticket } from '#domain/ticket/Ticket.ts';
import type { SettlementChances } from '../../../world/markets/MarketType.ts';
import { weighSettlements, type WeightedSettlements } from './weighSettlements.ts';

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
  settlementChances: readonly (SettlementChances | undefined)[],
): ReturnBounds {
  // An anti-accumulator uses won and lost only, because a void selection would change its price.
  const isAnti = ticket.type === 'antiAccumulator';
  const weighted = ticket.selections.map((selection, index) =>
    weighSettlements(
      selection,
      oddsNow[index] ?? selection.odds,
      isAnti ? undefined : settlementChances[index],
    ),
  );
  const paid = (sign: 1 | -1): number =>
    settleTicket({
      ...ticket,
      selections: ticket.selections.map((selection, index) => ({
        ...selection,
        settlement: isOpenSettlement(selection.settlement)
          ? extreme(weighted[index] ?? [], sign)
          : selection.settlement,
      })),
    }).payoutMinor;
  const [first, second] = [paid(1), paid(-1)];
  // An anti-accumulator pays most when its selections lose.
  return { leastMinor: Math.min(first, second), mostMinor: Math.max(first, second) };
}

function extreme(settlements: WeightedSettlements, sign: 1 | -1): Settlement {
  const [best] = settlements.toSorted((one, other) => sign * (one.factor < other.factor ? 1 : -1));
  return best?.settlement ?? 'lost';
}
