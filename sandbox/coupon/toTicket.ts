import { couponTypeOf } from '../../plugins/coupon/domain/CouponType.ts';
import { isVoidStatus } from '../../plugins/coupon/domain/SettlementStatus.ts';
import type { BlockStake, Ticket, TicketSelection } from '../../plugins/coupon/domain/Ticket.ts';
import { antiPrice } from './antiPrice.ts';
import type { CouponRow, LegRow } from './Coupons.ts';

/** What is left of a placed coupon, as the arithmetic sees it, with its results so far. */
export function toTicket(row: CouponRow, legs: readonly LegRow[]): Ticket {
  const type = couponTypeOf(row.type_id);
  if (type === undefined) throw new RangeError(`Coupon ${row.id} is of type ${row.type_id}, which no kind has`);
  const antiOdds = row.anti_odds === null ? undefined : antiOddsOf(row.anti_odds, legs);
  return {
    type,
    stakeMinor: row.stake_minor - row.cashed_stake_minor,
    selections: legs.map(toSelection),
    ...(row.system_value === null ? {} : { systemSize: row.system_value }),
    ...(row.amount_by_block === null ? {} : { blockStakes: JSON.parse(row.amount_by_block) as Record<number, BlockStake> }),
    ...(antiOdds === undefined ? {} : { antiOdds }),
  };
}

function toSelection({ odds, status_id: statusId, is_banker: isBanker, block_id: blockId }: LegRow): TicketSelection {
  return { odds, statusId, ...(isBanker === 1 ? { isBanker: true } : {}), ...(blockId === null ? {} : { blockId }) };
}

/** A returned selection leaves an anti-express, which then has the price of the others as their chances were when it was placed. */
function antiOddsOf(accepted: number, legs: readonly LegRow[]): number {
  const counting = legs.filter(({ status_id: statusId }) => !isVoidStatus(statusId));
  if (counting.length === legs.length || counting.length === 0) return accepted;
  return Math.max(accepted, antiPrice(counting.map(({ chance }) => chance ?? 0)) ?? accepted);
}
