import type { CouponOrder } from './CouponOrder.ts';
import type { Refusal } from '../refusals/Refusal.ts';
import type { Bet } from '#domain/bets/Bet.ts';
import type { SingleResult } from './Placement.ts';

/** State of the placement; `sentAtMs` is platform time of the first send. */
export type PlacementState =
  | { readonly kind: 'idle' }
  /** The coupon was sent; no answer yet. */
  | { readonly kind: 'placing'; readonly order: CouponOrder; readonly sentAtMs: number }
  /** The platform delays a live bet. */
  | {
      readonly kind: 'waiting';
      readonly order: CouponOrder;
      readonly sentAtMs: number;
      readonly waitMs: number;
      readonly decidesAtMs: number;
    }
  /** No answer arrived: never "failed", because the bet may exist. */
  | { readonly kind: 'unknown'; readonly order: CouponOrder; readonly needsSignIn: boolean }
  /** Another tab is placing this coupon. */
  | { readonly kind: 'elsewhere' }
  | {
      readonly kind: 'accepted';
      readonly bet: Bet;
      readonly singles?: readonly SingleResult[];
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** The session ended before placing; signing in does not place it. */
  | { readonly kind: 'signed-out' };

/** Whether a bet may be pending: the coupon is locked and nothing else may be placed. */
export function isUnderWay(state: PlacementState): boolean {
  return (
    state.kind === 'placing' ||
    state.kind === 'waiting' ||
    state.kind === 'unknown' ||
    state.kind === 'elsewhere'
  );
}
