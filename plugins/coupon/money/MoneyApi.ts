import { HttpError, type Http } from '#core';
import type { PromoCode as PromoCodeWire } from '#wire';
import { oddsOrUndefined } from '#domain/odds/Odds.ts';
import { toOdds } from '#domain/odds/toOdds.ts';
import { couponTypeOf } from '#domain/ticket/CouponType.ts';
import type { PromoCode } from '#domain/ticket/terms/MoneyTerms.ts';

/** Result of checking a code. */
export type PromoCheck =
  | { readonly kind: 'good'; readonly promo: PromoCode }
  | { readonly kind: 'wrong'; readonly reason: 'unknown' | 'used' | 'expired' | 'many' | 'failed' };

/** Wagering progress of a bonus account, in whole per cent. */
export interface BonusWager {
  readonly accountId: number;
  readonly percent: number;
  /** Least selections of an accumulator that counts; undefined: every kind counts. */
  readonly leastSelections: number | undefined;
  /** Least total odds that count. */
  readonly leastOdds: number | undefined;
}

const reasons = { promo_unknown: 'unknown', promo_used: 'used', promo_expired: 'expired' } as const;

/** Calls about promo codes. */
export class MoneyApi {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  /** Loads the person's usable codes and the wagering progress of bonus accounts. */
  async promotions(): Promise<{
    readonly codes: readonly PromoCode[];
    readonly wagers: readonly BonusWager[];
  }> {
    const { promoCodes, bonusAccounts } = await this.#http.call('coupon.promotions', {});
    const wagers = bonusAccounts.map(({ accountId, wager, wagered, ...terms }) => ({
      accountId,
      leastSelections: terms.least_selections,
      leastOdds: terms.least_coef === undefined ? undefined : toOdds(terms.least_coef),
      percent: wager.minor === 0 ? 100 : Math.floor((100 * wagered.minor) / wager.minor),
    }));
    return { codes: promoCodes.map(promoFromWire), wagers };
  }

  /** Never rejects. */
  async check(code: string): Promise<PromoCheck> {
    try {
      return {
        kind: 'good',
        promo: promoFromWire(await this.#http.call('coupon.checkPromo', { body: { code } })),
      };
    } catch (error) {
      if (!(error instanceof HttpError)) return { kind: 'wrong', reason: 'failed' };
      if (error.status === 429) return { kind: 'wrong', reason: 'many' };
      const known = Object.entries(reasons).find(([wire]) => error.hasCode(wire));
      return { kind: 'wrong', reason: known?.[1] ?? 'failed' };
    }
  }
}

function promoFromWire(promo: PromoCodeWire): PromoCode {
  const valueMinor = promo.amount.minor;
  return {
    code: promo.code,
    benefit:
      promo.kind === 'refund'
        ? { kind: 'refund', valueMinor }
        : { kind: 'free-bet', valueMinor, isStakePaidOut: promo.isStakePaidOut === true },
    currency: promo.amount.currency,
    minSelections: promo.minSelections,
    minOdds: oddsOrUndefined(promo.minCoef) ?? 0,
    types: promo.typeIds.flatMap((id) => couponTypeOf(id) ?? []),
    endsAtS: promo.ends_at,
  };
}
