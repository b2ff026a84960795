import type { StakeCap } from '../stake/checkStake.ts';
import { knownRefusals } from './knownRefusals.ts';

/** One error of the platform's answer, without the wire's shape. */
export interface RefusalError {
  readonly code: string | number;
  readonly limit?: { readonly minor: number; readonly currency: string };
  /** What that limit comes from, in the coupon's currency. */
  readonly cap?: StakeCap;
  readonly outcomeIds: readonly number[];
  readonly changes: readonly OddsChange[];
}

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
  /** Key in the coupon's dictionary, `refused.…`, or with the namespace of its later texts. */
  readonly key: string;
  readonly place: 'stake' | 'selections' | 'coupon';
  readonly remedy: RefusalRemedy;
  readonly limit?: { readonly minor: number; readonly currency: string };
  /** What that limit comes from, in the coupon's currency. */
  readonly cap?: StakeCap;
  readonly outcomeIds: readonly number[];
  readonly changes: readonly OddsChange[];
}

/**
 * What a refused bet means to the person: the first error that the coupon knows, or a plain text
 * when it knows none. Nothing was charged in any of these cases, and nothing is sent again without
 * a press.
 */
export function explainRefusal(errors: readonly RefusalError[]): Refusal {
  const error = errors.find((each) => Object.hasOwn(knownRefusals, String(each.code))) ?? errors[0];
  const meaning = (error !== undefined && Object.hasOwn(knownRefusals, String(error.code))
    ? knownRefusals[String(error.code)]
    : undefined) ?? {
    key: 'refused.other',
    place: 'coupon',
    remedy: 'retry',
  };
  return {
    ...meaning,
    ...(error?.limit === undefined ? {} : { limit: error.limit }),
    ...(error?.cap === undefined ? {} : { cap: error.cap }),
    outcomeIds: error?.outcomeIds ?? [],
    changes: error?.changes ?? [],
  };
}
