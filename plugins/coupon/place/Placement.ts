import type { RefusalError } from '../refusals/explainRefusal.ts';
import type { LiveSelection } from '../selections/LiveSelection.ts';
import type { Bet } from '#domain/bets/Bet.ts';
import type { Money } from '#domain/money/Money.ts';

/** Result of one of many singles: a bet, or why there is none. */
export interface SingleResult {
  readonly outcomeId: number;
  readonly bet: Bet | undefined;
  readonly errors: readonly RefusalError[];
  /** Of one that was not placed: the outcome as it is now, where the platform can still tell. */
  readonly selection?: LiveSelection | undefined;
  /** Of one that was not placed: what was to be staked. */
  readonly stake?: Money | undefined;
}

/** What the platform says of a coupon that was sent, by its key. */
export type Placement =
  | {
      readonly key: string;
      readonly kind: 'waiting';
      readonly waitMs: number;
      readonly decidesAtMs: number;
    }
  /** Of many singles the first accepted one is the bet; each has a result of its own. */
  | {
      readonly key: string;
      readonly kind: 'accepted';
      readonly bet: Bet;
      readonly singles?: readonly SingleResult[];
    }
  | { readonly key: string; readonly kind: 'refused'; readonly errors: readonly RefusalError[] };
