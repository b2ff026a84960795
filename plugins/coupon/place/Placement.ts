import type { RefusalError } from '../refusals/explainRefusal.ts';
import type { LiveSelection } from '../selections/LiveSelection.ts';
import type { Bet } from '#domain/bets/Bet.ts';
import type { Money } from '#domain/money/Money.ts';

/** Result of one of many singles: a bet, or the errors. */
export interface SingleResult {
  readonly outcomeId: number;
  readonly bet: Bet | undefined;
  readonly errors: readonly RefusalError[];
  /** For a refused single: the current outcome, if the platform still has it. */
  readonly selection?: LiveSelection | undefined;
  /** For a refused single: the intended stake. */
  readonly stake?: Money | undefined;
}

/** Placement of a sent coupon by its key. */
export type Placement =
  | {
      readonly key: string;
      readonly kind: 'waiting';
      readonly waitMs: number;
      readonly decidesAtMs: number;
    }
  /** For many singles `bet` is the first accepted one; each single has its own result. */
  | {
      readonly key: string;
      readonly kind: 'accepted';
      readonly bet: Bet;
      readonly singles?: readonly SingleResult[];
    }
  | { readonly key: string; readonly kind: 'refused'; readonly errors: readonly RefusalError[] };
