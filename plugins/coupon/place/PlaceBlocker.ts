import type { StakeProblem } from '../stake/checkStake.ts';
import type { PlacementState } from './PlacementState.ts';

/** Why the person may not bet at all. `untilS` in epoch seconds. */
export type PersonClosure =
  /** Self-exclusion. */
  | { readonly kind: 'excluded'; readonly untilS: number }
  /** The person's daily time limit is used up. */
  | { readonly kind: 'session'; readonly untilS: number }
  /** The operator closed betting for the person. */
  | { readonly kind: 'right'; readonly reason: string }
  /** Identity verification is required first. */
  | { readonly kind: 'identity' };

/**
 * Why nothing can be placed now. The one source for the disabled button, the note above it, the
 * order, the quick coupon and one-click betting.
 */
export type PlaceBlocker =
  | PersonClosure
  /** A bet is pending, its answer is missing, or another tab is placing. */
  | { readonly kind: 'placing' | 'unknown' | 'elsewhere' }
  /** No selections. */
  | { readonly kind: 'empty' }
  /** Some selections cannot be bet on, or not combined. */
  | { readonly kind: 'selections' }
  /** Prices may be stale. */
  | { readonly kind: 'stale' }
  /** Changed terms must be accepted first. */
  | { readonly kind: 'terms' }
  /** Prices, or the state of the terms, are not known yet. */
  | { readonly kind: 'loading' }
  | { readonly kind: 'too-few-blocks' }
  | { readonly kind: 'too-many'; readonly most: number }
  /** The chosen promo code does not apply. */
  | { readonly kind: 'promo' }
  /** The platform has no price for the anti-accumulator. */
  | { readonly kind: 'no-price' }
  | { readonly kind: 'stake'; readonly problem: StakeProblem }
  /** The paying account is unknown. */
  | { readonly kind: 'account' };

/** Facts that determine the blocker; those that do not apply are left out. */
export interface PlaceFacts {
  readonly placement: PlacementState;
  readonly selectionCount: number;
  readonly closure?: PersonClosure | undefined;
  readonly hasBlockedSelections?: boolean | undefined;
  readonly isStale?: boolean | undefined;
  /** Whether the terms allow stakes; left out on a site without terms. */
  readonly staking?: 'open' | 'checking' | 'closed' | undefined;
  readonly isLoading?: boolean | undefined;
  readonly hasTooFewBlocks?: boolean | undefined;
  readonly mostSelections?: number | undefined;
  readonly hasPromoProblem?: boolean | undefined;
  /** State of the total price, for kinds priced by the platform. */
  readonly wholePrice?: 'known' | 'loading' | 'none' | undefined;
  readonly stakeProblem?: StakeProblem | undefined;
  readonly hasAccount: boolean;
}

/** Returns the first reason that applies; undefined when the bet can be placed. */
export function findPlaceBlocker(facts: PlaceFacts): PlaceBlocker | undefined {
  const { placement, mostSelections, stakeProblem, staking, wholePrice } = facts;
  switch (placement.kind) {
    case 'placing':
    case 'waiting':
      return { kind: 'placing' };
    case 'unknown':
    case 'elsewhere':
      return { kind: placement.kind };
    default:
  }
  if (facts.selectionCount === 0) return { kind: 'empty' };
  if (facts.closure !== undefined) return facts.closure;
  if (facts.hasBlockedSelections === true) return { kind: 'selections' };
  if (facts.isStale === true) return { kind: 'stale' };
  if (staking === 'closed') return { kind: 'terms' };
  if (staking === 'checking' || facts.isLoading === true) return { kind: 'loading' };
  if (facts.hasTooFewBlocks === true) return { kind: 'too-few-blocks' };
  if (mostSelections !== undefined && facts.selectionCount > mostSelections)
    return { kind: 'too-many', most: mostSelections };
  if (facts.hasPromoProblem === true) return { kind: 'promo' };
  if (wholePrice === 'loading') return { kind: 'loading' };
  if (wholePrice === 'none') return { kind: 'no-price' };
  if (stakeProblem !== undefined) return { kind: 'stake', problem: stakeProblem };
  return facts.hasAccount ? undefined : { kind: 'account' };
}

/** Whether the blocker is shown in a note above the button, before all other notes. */
export function isObstacle(blocker: PlaceBlocker | undefined): boolean {
  switch (blocker?.kind) {
    case 'excluded':
    case 'session':
    case 'right':
    case 'identity':
    case 'stale':
    case 'terms':
    case 'too-few-blocks':
    case 'too-many':
    case 'no-price':
      return true;
    default:
      return false;
  }
}

/** Whether a bet may be pending, so that the coupon cannot be changed. */
export function isBlockedByPlacement(blocker: PlaceBlocker | undefined): boolean {
  return (
    blocker?.kind === 'placing' || blocker?.kind === 'unknown' || blocker?.kind === 'elsewhere'
  );
}
