import type { StakeCap } from '../stake/checkStake.ts';

/** Odds that moved between view and placing, thousandths. */
export interface OddsChange {
  readonly outcomeId: number;
  readonly was: number;
  readonly now: number;
}

/** Possible remedies of a refusal. */
export type RefusalRemedy =
  | 'retry'
  | 'accept-odds'
  | 'remove'
  | 'default-kind'
  | 'drop-exact'
  | 'drop-promo'
  | 'drop-advance'
  | 'drop-bonus'
  | 'set-limit'
  | 'lower-stake'
  | 'reload-accounts'
  | 'support'
  | 'terms'
  | 'limits'
  | 'none';

/** A refusal as the coupon shows it: where, which text, what to do. */
export interface Refusal {
  /** Key in the coupon's later texts, `refused.…`, with or without their namespace. */
  readonly key: string;
  readonly place: 'stake' | 'selections' | 'coupon';
  readonly remedy: RefusalRemedy;
  readonly limit?: { readonly minor: number; readonly currency: string };
  /** Origin of the limit, in the coupon's currency. */
  readonly cap?: StakeCap;
  /** Whether the limit is the remainder of a personal limit. */
  readonly isPersonLimit?: boolean;
  /** When a part of the used limit is released. */
  readonly freesAtS?: number;
  readonly outcomeIds: readonly number[];
  readonly changes: readonly OddsChange[];
}
