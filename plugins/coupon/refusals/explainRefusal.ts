import type { StakeCap } from '../stake/checkStake.ts';
import type { OddsChange, Refusal } from './Refusal.ts';
import { knownRefusals } from './knownRefusals.ts';

/** One error of the platform's answer, without the wire's shape. */
export interface RefusalError {
  readonly code: string | number;
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

/**
 * Explains a refused bet by the first known error, or by a general text. Nothing was charged in any
 * of these cases, and nothing is sent again without a press.
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
