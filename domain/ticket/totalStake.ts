import { blocksOf } from './blocksOf.ts';
import type { BlockStake, Ticket } from './Ticket.ts';

/** Minor units of a stake that a block has itself; `max` names none. */
export function ownStake(stake: BlockStake | undefined): number {
  return typeof stake === 'number' ? stake : 0;
}

/**
 * Amount that the person pays for a coupon, in minor units: the total of kinds that divide one; the
 * sum of own stakes (many singles, multi with a stake per block); of a chain and a conditional
 * coupon the first step only, because the account of the coupon pays all others. Source: CPN-81.
 */
export function totalStake(ticket: Ticket): number {
  const { type, stakeMinor, blockStakes, selections } = ticket;
  if (type === 'singles')
    return selections.reduce((sum, selection) => sum + (selection.stakeMinor ?? 0), 0);
  if (type === 'conditional') return ownStake(blockStakes?.[blocksOf(selections)[0]?.id ?? 0]);
  if (type !== 'multi' || blockStakes === undefined) return stakeMinor;
  return blocksOf(selections).reduce((sum, block) => sum + ownStake(blockStakes[block.id]), 0);
}
