import type { Money } from '#core';
import type { ProposedLeg } from '../selection/Accumulator.ts';
import type { MissReason } from './BetWish.ts';

/** What the platform proposes for a wish. */
export interface BetProposal {
  readonly legs: readonly ProposedLeg[];
  /** Integer thousandths. */
  readonly odds: number;
  readonly payout: Money;
}

export interface GeneratedBets {
  readonly proposals: readonly BetProposal[];
  /** Why there are fewer than three. */
  readonly reason: MissReason | undefined;
}
