import type { Odds } from '#domain/odds/Odds.ts';
import type { Money } from '#domain/money/Money.ts';
import type { ProposedSelection } from '../accumulators/Accumulator.ts';
import type { MissReason } from '#domain/generator/BetWish.ts';

export interface BetProposal {
  readonly selections: readonly ProposedSelection[];
  readonly odds: Odds;
  readonly payout: Money;
}

export interface GeneratedBets {
  readonly proposals: readonly BetProposal[];
  /** Why there are fewer than three. */
  readonly reason: MissReason | undefined;
}
