import type { Ticket, TicketSelection } from '../Ticket.ts';

/** The parts of a coupon that decide which selections are multiplied. */
export type CouponShape = Pick<Ticket, 'type' | 'systemSize' | 'blockStakes'>;

/**
 * Whether two selections of a coupon are in one bet of it, so that their odds are multiplied: never
 * in a single, a chain or many singles; within their block of a conditional coupon; of a multi
 * coupon also with the lobby, and with other blocks if a combination contains several. Source:
 * CPN-98.
 */
export function meetInBet(
  { type, systemSize = 1, blockStakes }: CouponShape,
  first: Pick<TicketSelection, 'blockId'>,
  second: Pick<TicketSelection, 'blockId'>,
): boolean {
  const [block, other] = [first.blockId ?? 0, second.blockId ?? 0];
  switch (type) {
    case 'single':
    case 'chain':
    case 'singles':
      return false;
    case 'accumulator':
    case 'system':
    case 'antiAccumulator':
    case 'lucky':
    case 'patent':
      return true;
    case 'multi':
      return (
        block === other ||
        block === 0 ||
        other === 0 ||
        (blockStakes === undefined && systemSize > 1)
      );
    case 'conditional':
      return block === other;
  }
}
