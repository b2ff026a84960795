import type { StakeCap } from '../stake/checkStake.ts';

/** Odds that moved between view and placing, thousandths. */
export interface OddsChange {
  readonly outcomeId: number;
  readonly was: number;
  readonly now: number;
}

/** What the person may do about a refusal. */
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
  /** What that limit comes from, in the coupon's currency. */
  readonly cap?: StakeCap;
  /** The limit is what one of the person's own leaves. */
  readonly isPersonLimit?: boolean;
  /** When some of what is used of it is free again. */
  readonly freesAtS?: number;
  readonly outcomeIds: readonly number[];
  readonly changes: readonly OddsChange[];
}
