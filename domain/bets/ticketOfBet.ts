import type { Ticket } from '#domain/ticket/Ticket.ts';
import type { Bet } from './Bet.ts';
import { stakeInPlay } from './stakeInPlay.ts';

/** Converts a placed bet to a ticket; the only conversion. */
export function ticketOfBet(bet: Bet): Ticket {
  const { type, selections, systemSize, blockStakes, antiOdds } = bet;
  return {
    type,
    stakeMinor: stakeInPlay(bet).minor,
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
