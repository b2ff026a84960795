import type { Money } from '#domain/money/Money.ts';
import type { ProposedSelection } from '../accumulators/Accumulator.ts';
import type { MissReason } from '#domain/generator/BetWish.ts';

/** What the platform proposes for a wish. */
export interface BetProposal {
  readonly selections: readonly ProposedSelection[];
  /** Integer thousandths. */
  readonly odds: number;
  readonly payout: Money;
}

export interface GeneratedBets {
  readonly proposals: readonly BetProposal[];
  /** Why there are fewer than three. */
  readonly reason: MissReason | undefined;
}
