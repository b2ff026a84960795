import { couponTypeOf } from '#domain/ticket/CouponType.ts';
import { isVoidSettlement, settlementOf } from '#domain/ticket/Settlement.ts';
import type { BlockStake, Ticket, TicketSelection } from '#domain/ticket/Ticket.ts';
import { antiPrice } from '../pricing/antiPrice.ts';
import type { CouponRow, SelectionRow } from '../CouponRow.ts';

/** Converts the rest of a placed coupon, with its results so far, to a ticket. */
export function toTicket(row: CouponRow, selections: readonly SelectionRow[]): Ticket {
  const type = couponTypeOf(row.type_id);
  if (type === undefined)
    throw new RangeError(`Coupon ${row.id} is of type ${row.type_id}, which no kind has`);
  const antiOdds = row.anti_odds === null ? undefined : antiOddsOf(row.anti_odds, selections);
  return {
    type,
    stakeMinor: row.stake_minor - row.cashed_stake_minor,
    selections: selections.map(toSelection),
    ...(row.system_value === null ? {} : { systemSize: row.system_value }),
    ...(row.amount_by_block === null
      ? {}
      : { blockStakes: JSON.parse(row.amount_by_block) as Record<number, BlockStake> }),
    ...(antiOdds === undefined ? {} : { antiOdds }),
  };
}

function toSelection({
  odds,
  status_id: statusId,
  is_banker: isBanker,
  block_id: blockId,
}: SelectionRow): TicketSelection {
  return {
    odds,
    settlement: settlementOf(statusId),
    ...(isBanker === 1 ? { isBanker: true } : {}),
    ...(blockId === null ? {} : { blockId }),
  };
}

/** Returns the odds without void selections, priced by the chances of the others at placing. */
function antiOddsOf(accepted: number, selections: readonly SelectionRow[]): number {
  const counting = selections.filter(
    ({ status_id: statusId }) => !isVoidSettlement(settlementOf(statusId)),
  );
  if (counting.length === selections.length || counting.length === 0) return accepted;
  return Math.max(accepted, antiPrice(counting.map(({ chance }) => chance ?? 0)) ?? accepted);
}
