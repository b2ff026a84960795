import type { Money } from '#domain/money/Money.ts';
import type { CouponType } from '#domain/ticket/CouponType.ts';
import type { Barred } from '../frame/Barred.ts';

export interface CodeSettings {
  readonly barred: Barred | undefined;
  /** Whether the platform checks codes for this person. */
  readonly isShown: boolean;
}

/** Terms of a code. */
export interface CodeTerms {
  readonly code: string;
  readonly kind: 'free-bet' | 'refund';
  readonly amount: Money;
  readonly isStakePaidOut: boolean;
  readonly leastSelections: number;
  readonly leastOdds: number;
  /** Kinds of bets; empty: any. */
  readonly types: readonly CouponType[];
  readonly endsAtS: number | undefined;
}

/** Result of checking a code. */
export type CodeAnswer =
  | { readonly kind: 'good' | 'used' | 'expired'; readonly terms: CodeTerms }
  | { readonly kind: 'unknown' | 'not_for_you' };
