import { countCombinations } from './countCombinations.ts';
import type { TicketSelection } from './Ticket.ts';

/** A possible size of a system. */
export interface SystemOption {
  /** Selections (or blocks) in each combination, bankers (or the lobby) not counted; at least 2. */
  readonly value: number;
  /** Number of bankers, which every combination also contains. */
  readonly offset: number;
  /** Number of combinations. */
  readonly combo: number;
}

/** Minimum size of a system. Source: specification 2, section 4. */
const leastSystemSize = 2;

/**
 * The sizes that a system of these selections can have: from 2 to one less than there are
 * selections beside the bankers (all of them would be an accumulator); none with fewer than three.
 * Source: CPN-94; specification 2, section 3.
 */
export function systemOptions(
  selections: readonly Pick<TicketSelection, 'isBanker'>[],
): readonly SystemOption[] {
  const offset = selections.filter(({ isBanker }) => isBanker === true).length;
  const count = selections.length - offset;
  return Array.from({ length: Math.max(0, count - leastSystemSize) }, (_none, index) => {
    const value = leastSystemSize + index;
    return { value, offset, combo: countCombinations(count, value) };
  });
}

/**
 * The sizes of a multi coupon over combinations of its blocks: from 1 (each block by itself) to all
 * of them.
 *
 * @param blockCount blocks without the lobby
 * @param lobbyCount selections of the lobby, which every combination holds
 */
export function blockSystemOptions(
  blockCount: number,
  lobbyCount: number,
): readonly SystemOption[] {
  return Array.from({ length: blockCount }, (_none, index) => ({
    value: index + 1,
    offset: lobbyCount,
    combo: countCombinations(blockCount, index + 1),
  }));
}
