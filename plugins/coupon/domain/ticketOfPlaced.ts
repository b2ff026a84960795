import { couponTypeOf } from './CouponType.ts';
import type { PlacedBet } from './PlacedBet.ts';
import type { Ticket } from './Ticket.ts';

/** A placed bet as the arithmetic sees it; undefined for a kind that is not known. */
export function ticketOfPlaced(bet: PlacedBet): Ticket | undefined {
  const type = couponTypeOf(bet.typeId);
  if (type === undefined) return undefined;
  return {
    type,
    stakeMinor: bet.stake.minor,
    selections: bet.selections.map(({ odds, statusId, isBanker, blockId }) => ({ odds, statusId, ...(isBanker === true ? { isBanker } : {}), ...(blockId === undefined ? {} : { blockId }) })),
    ...(bet.systemSize === undefined ? {} : { systemSize: bet.systemSize }),
    ...(bet.blockStakes === undefined ? {} : { blockStakes: bet.blockStakes }),
  };
}
