import { blocksOf } from './blocksOf.ts';
import { countCombinations } from './countCombinations.ts';
import type { Ticket } from './Ticket.ts';

/**
 * Number of bets in a coupon: the amounts that win or lose by themselves. A chain and a conditional
 * coupon count a bet for each step. Source: CPN-80; SPEC.md, kinds.
 */
export function countBets(ticket: Ticket): number {
  const count = ticket.selections.length;
  const size = ticket.systemSize ?? 0;
  switch (ticket.type) {
    case 'single':
    case 'accumulator':
    case 'antiAccumulator':
      return count === 0 ? 0 : 1;
    case 'system':
      return countCombinations(
        ticket.selections.filter((selection) => selection.isBanker !== true).length,
        size,
      );
    case 'chain':
    case 'singles':
      return count;
    case 'multi': {
      const blocks = blocksOf(ticket.selections).length;
      return ticket.blockStakes === undefined ? countCombinations(blocks, size) : blocks;
    }
    case 'conditional':
      return blocksOf(ticket.selections).length;
    case 'lucky':
      return 2 ** count - 1;
    case 'patent':
      return 2 ** count - 1 - count;
  }
}
