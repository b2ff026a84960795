import type { Odds } from '#domain/odds/Odds.ts';
import type { Money } from '#domain/money/Money.ts';

/** The person's code and friends; during a break nothing but its end is known. */
export type ReferralState =
  | { readonly kind: 'barred'; readonly endsAtS: number }
  | { readonly kind: 'open'; readonly referral: Referral };

export interface Referral {
  readonly code: string;
  readonly freeBet: Money;
  readonly stakes: Money;
  /** Thousandths. */
  readonly leastOdds: Odds;
  readonly days: number;
  readonly friends: readonly Friend[];
}

/** Somebody who has registered with the code, under a masked name. */
export interface Friend {
  readonly name: string;
  readonly joinedAtS: number;
  readonly state: 'counting' | 'earned' | 'late' | 'own_address';
  readonly code: string | undefined;
  readonly codeEndsAtS: number | undefined;
}
