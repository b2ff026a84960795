import type { Odds } from '#domain/odds/Odds.ts';
import type { Money } from '#domain/money/Money.ts';

/** Code and friends of the person; during a break from play only its end is known. */
export type ReferralState =
  | { readonly kind: 'barred'; readonly endsAtS: number }
  | { readonly kind: 'open'; readonly referral: Referral };

export interface Referral {
  readonly code: string;
  readonly freeBet: Money;
  readonly stakes: Money;
  /** Minimum odds in thousandths. */
  readonly leastOdds: Odds;
  readonly days: number;
  readonly friends: readonly Friend[];
}

/** Friend who registered with the code, under a masked name. */
export interface Friend {
  readonly name: string;
  readonly joinedAtS: number;
  readonly state: 'counting' | 'earned' | 'late' | 'own_address';
  readonly code: string | undefined;
  readonly codeEndsAtS: number | undefined;
}
