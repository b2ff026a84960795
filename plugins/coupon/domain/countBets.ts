import type { Ticket } from './Ticket.ts';

/** Number of ways to choose `size` of `count`, exact up to 2^53. */
function countCombinations(count: number, size: number): number {
  if (size < 0 || size > count) return 0;
  let combinations = 1;
  for (let step = 1; step <= Math.min(size, count - size); step += 1) combinations = (combinations * (count - step + 1)) / step;
  return combinations;
}

/** Ids of the blocks that have a selection, in their order; the lobby (0) is none. */
function blockIdsOf(ticket: Pick<Ticket, 'selections'>): readonly number[] {
  return [...new Set(ticket.selections.map((selection) => selection.blockId ?? 0))].filter((id) => id > 0).toSorted((first, second) => first - second);
}

/**
 * Number of bets in a coupon: the amounts that win or lose by themselves. A chain and a conditional coupon count a bet
 * for each step. Source: CPN-80; SPEC.md, kinds.
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
      return countCombinations(ticket.selections.filter((selection) => selection.isBanker !== true).length, size);
    case 'chain':
    case 'singles':
      return count;
    case 'multi':
      return ticket.blockStakes === undefined ? countCombinations(blockIdsOf(ticket).length, size) : blockIdsOf(ticket).length;
    case 'conditional':
      return blockIdsOf(ticket).length;
    case 'lucky':
      return 2 ** count - 1;
    case 'patent':
      return 2 ** count - 1 - count;
  }
}
