import type { Ticket } from '#domain/ticket/Ticket.ts';
import type { Bet } from './Bet.ts';

/** A placed bet as the arithmetic takes it: the one way to it. */
export function ticketOfBet({
  type,
  stake,
  selections,
  systemSize,
  blockStakes,
  antiOdds,
  cashOut,
}: Bet): Ticket {
  return {
    type,
    // What was bought back is out of the bet: the result pays for the rest.
    stakeMinor: stake.minor - (cashOut?.stake.minor ?? 0),
    selections: selections.map(({ odds, settlement, isBanker, blockId }) => ({
      odds,
      settlement,
      ...(isBanker === true ? { isBanker } : {}),
      ...(blockId === undefined ? {} : { blockId }),
    })),
    ...(systemSize === undefined ? {} : { systemSize }),
    ...(blockStakes === undefined ? {} : { blockStakes }),
    ...(antiOdds === undefined ? {} : { antiOdds }),
  };
}
