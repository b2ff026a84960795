import type { StakeCap } from '../stake/checkStake.ts';
import type { OddsChange, Refusal } from './Refusal.ts';
import { knownRefusals } from './knownRefusals.ts';

/** One error of the platform's answer, without the wire's shape. */
export interface RefusalError {
  readonly code: string | number;
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
    ...(error?.isPersonLimit === true ? { isPersonLimit: true } : {}),
    ...(error?.freesAtS === undefined ? {} : { freesAtS: error.freesAtS }),
    outcomeIds: error?.outcomeIds ?? [],
    changes: error?.changes ?? [],
  };
}
