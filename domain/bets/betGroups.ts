import type { BlockStake } from '#domain/ticket/Ticket.ts';
import type { Bet, PlacedSelection } from './Bet.ts';

/** Selections of a placed bet that are shown together. */
export interface BetGroup {
  /** `steps` are in the order of payment; `all` has no name. */
  readonly kind: 'all' | 'steps' | 'bankers' | 'others' | 'lobby' | 'block';
  /** Block id; 0 for a group that is no block. */
  readonly blockId: number;
  /** Stake of a block: minor units, or all that the bet's account holds. */
  readonly stake: BlockStake | undefined;
  readonly selections: readonly PlacedSelection[];
}

/** Selections of a bet grouped by its kind: steps in order, lobby before blocks, bankers first. */
export function betGroups(bet: Bet): readonly BetGroup[] {
  const { selections, blockStakes, type } = bet;
  const group = (kind: BetGroup['kind'], own: readonly PlacedSelection[]): BetGroup => ({
    kind,
    blockId: 0,
    stake: undefined,
    selections: own,
  });
  if (type === 'chain') return [group('steps', selections)];
  if (type === 'multi' || type === 'conditional') {
    const ids = [...new Set(selections.map(({ blockId = 0 }) => blockId))].sort(
      (first, second) => first - second,
    );
    return ids.map((id) => ({
      kind: id === 0 ? 'lobby' : 'block',
      blockId: id,
      stake: blockStakes?.[id],
      selections: selections.filter(({ blockId = 0 }) => blockId === id),
    }));
  }
  const bankers = selections.filter(({ isBanker }) => isBanker === true);
  if (type !== 'system' || bankers.length === 0) return [group('all', selections)];
  const others = selections.filter(({ isBanker }) => isBanker !== true);
  return [group('bankers', bankers), group('others', others)];
}
