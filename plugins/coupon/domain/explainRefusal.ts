/** One error of the platform's answer, without the wire's shape. */
export interface RefusalError {
  readonly code: string | number;
  readonly limit?: { readonly minor: number; readonly currency: string };
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
export type RefusalRemedy = 'retry' | 'accept-odds' | 'remove' | 'set-limit' | 'lower-stake' | 'none';

/** A refusal as the coupon shows it: where, which text, what to do. */
export interface Refusal {
  /** Key in the coupon's dictionary, `refused.…`. */
  readonly key: string;
  readonly place: 'stake' | 'selections' | 'coupon';
  readonly remedy: RefusalRemedy;
  readonly limit?: { readonly minor: number; readonly currency: string };
  readonly outcomeIds: readonly number[];
  readonly changes: readonly OddsChange[];
}

const known: Readonly<Record<string, Pick<Refusal, 'key' | 'place' | 'remedy'>>> = {
  odds_changed: { key: 'refused.odds_changed', place: 'selections', remedy: 'accept-odds' },
  score_changed: { key: 'coupon.later:refused.score-changed', place: 'selections', remedy: 'retry' },
  outcome_suspended: { key: 'refused.outcome_suspended', place: 'selections', remedy: 'remove' },
  event_finished: { key: 'refused.event_finished', place: 'selections', remedy: 'remove' },
  dependent_selections: { key: 'refused.dependent_selections', place: 'selections', remedy: 'remove' },
  not_combinable: { key: 'refused.not_combinable', place: 'selections', remedy: 'remove' },
  stake_below_min: { key: 'refused.stake_below_min', place: 'stake', remedy: 'set-limit' },
  stake_above_max: { key: 'refused.stake_above_max', place: 'stake', remedy: 'set-limit' },
  insufficient_funds: { key: 'refused.insufficient_funds', place: 'stake', remedy: 'lower-stake' },
  account_unknown: { key: 'refused.account_unknown', place: 'coupon', remedy: 'none' },
  account_banned: { key: 'refused.account_banned', place: 'coupon', remedy: 'none' },
  terms_changed: { key: 'refused.terms_changed', place: 'coupon', remedy: 'none' },
  too_many_requests: { key: 'refused.too_many_requests', place: 'coupon', remedy: 'retry' },
  not_arrived: { key: 'refused.not_arrived', place: 'coupon', remedy: 'retry' },
};

/**
 * What a refused bet means to the person: the first error that the coupon knows, or a plain text when it knows none.
 * Nothing was charged in any of these cases, and nothing is sent again without a press.
 */
export function explainRefusal(errors: readonly RefusalError[]): Refusal {
  const error = errors.find((each) => known[String(each.code)] !== undefined) ?? errors[0];
  const meaning = known[String(error?.code)] ?? { key: 'refused.other', place: 'coupon', remedy: 'retry' };
  return {
    ...meaning,
    ...(error?.limit === undefined ? {} : { limit: error.limit }),
    outcomeIds: error?.outcomeIds ?? [],
    changes: error?.changes ?? [],
  };
}
