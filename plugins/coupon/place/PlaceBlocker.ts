import type { StakeProblem } from '../stake/checkStake.ts';
import type { PlacementState } from './PlacementState.ts';

/** Why the person may not bet, whatever is selected. Until when is in epoch seconds. */
export type PersonClosure =
  /** They have excluded themselves from play. */
  | { readonly kind: 'excluded'; readonly untilS: number }
  /** The hours of play that they allow themselves are over for today. */
  | { readonly kind: 'session'; readonly untilS: number }
  /** The operator has closed bets for them. */
  | { readonly kind: 'right'; readonly reason: string }
  /** They have to prove first who they are. */
  | { readonly kind: 'identity' };

/**
 * Why nothing can be placed now. One value says it to everybody: the button that is off, the note
 * above it, the order that is not written, the quick coupon and one-click betting.
 */
export type PlaceBlocker =
  | PersonClosure
  /** A bet was sent, its answer is missing, or another tab is placing. */
  | { readonly kind: 'placing' | 'unknown' | 'elsewhere' }
  /** Nothing is selected. */
  | { readonly kind: 'empty' }
  /** Some of what is selected cannot be bet on, or not together. */
  | { readonly kind: 'selections' }
  /** Prices may be old. */
  | { readonly kind: 'stale' }
  /** The person has to agree to changed terms first. */
  | { readonly kind: 'terms' }
  /** Prices, or the state of the terms, are not known yet. */
  | { readonly kind: 'loading' }
  | { readonly kind: 'too-few-blocks' }
  | { readonly kind: 'too-many'; readonly most: number }
  /** The chosen promo code does not fit. */
  | { readonly kind: 'promo' }
  /** The platform has no price for the whole. */
  | { readonly kind: 'no-price' }
  | { readonly kind: 'stake'; readonly problem: StakeProblem }
  /** It is not known which account pays. */
  | { readonly kind: 'account' };

/** What decides it. A fact that does not apply is left out. */
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
  /** The price of the whole, for the kinds that the platform prices itself. */
  readonly wholePrice?: 'known' | 'loading' | 'none' | undefined;
  readonly stakeProblem?: StakeProblem | undefined;
  readonly hasAccount: boolean;
}

/** The first reason that holds; undefined when the bet can be placed. */
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

/** What is told in a note above the button, before anything else that the coupon has to say. */
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

/** A bet may be on its way: nothing about the coupon can be changed. */
export function isBlockedByPlacement(blocker: PlaceBlocker | undefined): boolean {
  return (
    blocker?.kind === 'placing' || blocker?.kind === 'unknown' || blocker?.kind === 'elsewhere'
  );
}
