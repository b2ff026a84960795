import type { Ticket, TicketSelection } from '../../coupon/contract.ts';
import type { Bet, PlacedSelection, Settlement } from '../domain/Bet.ts';

const statuses: Readonly<Record<Settlement, TicketSelection['statusId']>> = {
  unsettled: -2,
  notStarted: -1,
  lost: 0,
  won: 1,
  void: 2,
  forcedVoid: 3,
  halfWonHalfVoid: 4,
  halfLostHalfVoid: 5,
  halfLostHalfWon: 6,
};

function toSelection({ odds, settlement, isBanker, blockId }: PlacedSelection): TicketSelection {
  return { odds, statusId: statuses[settlement], ...(isBanker === true ? { isBanker } : {}), ...(blockId === undefined ? {} : { blockId }) };
}

/** A placed bet as the arithmetic of the coupon takes it. */
export function ticketOfBet({ type, stake, selections, systemSize, blockStakes, antiOdds, cashOut }: Bet): Ticket {
  return {
    type,
    // What was bought back is out of the bet: the result pays for the rest.
    stakeMinor: stake.minor - (cashOut?.stake.minor ?? 0),
    selections: selections.map(toSelection),
    ...(systemSize === undefined ? {} : { systemSize }),
    ...(blockStakes === undefined ? {} : { blockStakes }),
    ...(antiOdds === undefined ? {} : { antiOdds }),
  };
}
