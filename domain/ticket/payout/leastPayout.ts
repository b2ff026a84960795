import { blocksOf, lobbyOf } from '../blocksOf.ts';
import { exactPayout } from './exactPayout.ts';
import { compareExact, roundExact } from './ExactAmount.ts';
import { potentialPayout } from './potentialPayout.ts';
import { productFactor } from './productFactor.ts';
import { isOpenSettlement } from '../Settlement.ts';
import { singleOf } from '../singleOf.ts';
import type { Ticket, TicketSelection } from '../Ticket.ts';
import { ownStake } from '../totalStake.ts';

/** A unit that wins or fails as a whole: a selection of a system, a block of a multi coupon. */
interface Part {
  readonly selections: readonly TicketSelection[];
}

function isLost({ selections }: Part): boolean {
  return selections.some(({ settlement }) => settlement === 'lost');
}

function isOpen({ selections }: Part): boolean {
  return selections.some(({ settlement }) => isOpenSettlement(settlement));
}

/** The cheapest open selections needed to reach `size`; only these win. */
function cheapest(parts: readonly Part[], size: number): readonly TicketSelection[] {
  const alive = parts.filter((part) => !isLost(part));
  const secure = alive.filter((part) => !isOpen(part)).length;
  const open = alive
    .filter(isOpen)
    .toSorted((first, second) =>
      compareExact(productFactor(first.selections), productFactor(second.selections)),
    );
  const winning = new Set(open.slice(0, Math.max(0, size - secure)));
  return parts.flatMap((part) =>
    part.selections.map((selection): TicketSelection =>
      isOpenSettlement(selection.settlement) && !winning.has(part)
        ? { ...selection, settlement: 'lost' }
        : selection,
    ),
  );
}

function singly(selections: readonly TicketSelection[]): readonly Part[] {
  return selections.map((selection) => ({ selections: [selection] }));
}

function ownStakesLeast(ticket: Ticket): number {
  const { blockStakes = {}, selections } = ticket;
  const blocks = blocksOf(selections);
  const paying = blocks.filter((block) => !isLost(block) && ownStake(blockStakes[block.id]) > 0);
  const least = (alone: readonly Part[]): number =>
    roundExact(
      exactPayout({
        ...ticket,
        selections: selections.map((selection): TicketSelection =>
          isOpenSettlement(selection.settlement) &&
          (selection.blockId ?? 0) > 0 &&
          !alone.some((part) => part.selections.includes(selection))
            ? { ...selection, settlement: 'lost' }
            : selection,
        ),
      }),
    );
  return paying.some((block) => !isOpen(block))
    ? least([])
    : Math.min(...paying.map((block) => least([block])));
}

/**
 * The least that a coupon pays if it wins at all, in minor units: of the open results only the
 * cheapest win that are needed for one combination, all others fail; bankers and lobby win. Of a
 * single, an accumulator and an anti-accumulator it is the potential payout. Undefined for a chain
 * and a conditional coupon, of which any part of the stake can be left, and where nothing can be
 * won. Source: CPN-93; specification 2, section 5 ("min possible win").
 */
export function leastPayout(ticket: Ticket): number | undefined {
  if (potentialPayout(ticket) === 0) return undefined;
  const { type, selections, systemSize = 0 } = ticket;
  const withParts = (parts: readonly Part[], size: number): number =>
    roundExact(exactPayout({ ...ticket, selections: cheapest(parts, size) }));
  switch (type) {
    case 'single':
    case 'accumulator':
    case 'antiAccumulator':
      return potentialPayout(ticket);
    case 'chain':
    case 'conditional':
      return undefined;
    case 'system': {
      const others = selections.filter(({ isBanker }) => isBanker !== true);
      const bankers = selections.filter(({ isBanker }) => isBanker === true);
      return roundExact(
        exactPayout({
          ...ticket,
          selections: [...bankers, ...cheapest(singly(others), systemSize)],
        }),
      );
    }
    case 'multi':
      if (ticket.blockStakes !== undefined) return ownStakesLeast(ticket);
      return roundExact(
        exactPayout({
          ...ticket,
          selections: [...lobbyOf(ticket), ...cheapest(blocksOf(selections), systemSize)],
        }),
      );
    case 'lucky':
      return withParts(singly(selections), 1);
    case 'patent':
      return withParts(singly(selections), 2);
    case 'singles': {
      const staked = selections.filter(
        ({ stakeMinor, settlement }) => (stakeMinor ?? 0) > 0 && settlement !== 'lost',
      );
      const secure = staked.filter(({ settlement }) => !isOpenSettlement(settlement));
      const paid = (some: readonly TicketSelection[]): number =>
        some.reduce((sum, selection) => sum + roundExact(exactPayout(singleOf(selection))), 0);
      return secure.length > 0
        ? paid(secure)
        : Math.min(...staked.map((selection) => paid([selection])));
    }
  }
}
