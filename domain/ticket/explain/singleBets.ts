import { blocksOf } from '../blocksOf.ts';
import { combinationAt } from '../combinationAt.ts';
import { countBets } from '../countBets.ts';
import { countCombinations } from '../countCombinations.ts';
import { productFactor } from '../payout/productFactor.ts';
import type { Ticket, TicketSelection } from '../Ticket.ts';
import type { ExplainedFigure } from './Explanation.ts';
import { factorFigure, moneyFigure } from './figures.ts';

/** One of the bets over which a total is divided. */
export interface SingleBet {
  /** Index in the list. */
  readonly index: number;
  /** Indexes of its selections in the ticket. */
  readonly selections: readonly number[];
  readonly factor: ExplainedFigure;
  /** Its payout with open selections won; rounded for display, the coupon is rounded as a whole. */
  readonly payout: ExplainedFigure;
  /** Whether one of its selections lost. */
  readonly isLost: boolean;
}

type Members = (index: number) => readonly TicketSelection[] | undefined;

/** Indexes of all subsets, the smaller ones first, each size in lexicographic order. */
function subsetAt(
  selections: readonly TicketSelection[],
  smallest: number,
  index: number,
): readonly TicketSelection[] | undefined {
  let rest = index;
  for (let size = smallest; size <= selections.length; size += 1) {
    const count = countCombinations(selections.length, size);
    if (rest < count)
      return combinationAt(selections.length, size, rest)?.flatMap(
        (place) => selections[place] ?? [],
      );
    rest -= count;
  }
  return undefined;
}

function membersOf(ticket: Ticket): Members | undefined {
  const { type, selections, systemSize = 0, blockStakes } = ticket;
  switch (type) {
    case 'system': {
      const bankers = selections.filter(({ isBanker }) => isBanker === true);
      const others = selections.filter(({ isBanker }) => isBanker !== true);
      return (index) =>
        combinationAt(others.length, systemSize, index)
          ?.flatMap((place) => others[place] ?? [])
          .concat(bankers);
    }
    case 'multi': {
      if (blockStakes !== undefined) return undefined;
      const blocks = blocksOf(selections);
      const lobby = selections.filter(({ blockId = 0 }) => blockId === 0);
      return (index) =>
        combinationAt(blocks.length, systemSize, index)
          ?.flatMap((place) => blocks[place]?.selections ?? [])
          .concat(lobby);
    }
    case 'lucky':
      return (index) => subsetAt(selections, 1, index);
    case 'patent':
      return (index) => subsetAt(selections, 2, index);
    default:
      return undefined;
  }
}

/**
 * Number of single bets that can be listed: 0 for kinds without a divided total, or with one bet.
 */
export function listedBets(ticket: Ticket): number {
  const count = membersOf(ticket) === undefined ? 0 : countBets(ticket);
  return count > 1 ? count : 0;
}

/** The single bets from an index on, without listing the others. Source: CPN-115. */
export function singleBets(ticket: Ticket, from: number, count: number): readonly SingleBet[] {
  const members = membersOf(ticket);
  const all = listedBets(ticket);
  if (members === undefined) return [];
  return Array.from({ length: Math.max(0, Math.min(count, all - from)) }, (_none, step) => {
    const index = from + step;
    const selections = members(index) ?? [];
    const { numerator, denominator } = productFactor(selections);
    return {
      index,
      selections: selections
        .map((selection) => ticket.selections.indexOf(selection))
        .toSorted((first, second) => first - second),
      factor: factorFigure({ numerator, denominator }),
      payout: moneyFigure({
        numerator: numerator * BigInt(ticket.stakeMinor),
        denominator: denominator * BigInt(all),
      }),
      isLost: numerator === 0n,
    };
  });
}
