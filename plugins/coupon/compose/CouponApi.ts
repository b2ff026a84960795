import { HttpError, type Http } from '#core';
import type { RefusalError } from '../refusals/explainRefusal.ts';
import type { Bet } from '#domain/bets/Bet.ts';
import { betFromWire } from '#domain/bets/betFromWire.ts';
import { oddsChangePolicyId } from '#domain/bets/OddsChangePolicy.ts';
import { oddsFormatId } from '#domain/odds/OddsFormat.ts';
import type { SelectionRole } from '#domain/ticket/ComposedCoupon.ts';
import { couponTypeId } from '#domain/ticket/CouponType.ts';
import { betsEndpoint } from '../contract.ts';
import type { Placement } from '../place/Placement.ts';
import type { CouponOrder } from '../place/CouponOrder.ts';
import type { PricedCoupon } from './PricedCoupon.ts';
import { nonEmpty } from './nonEmpty.ts';
import {
  placementFromWire,
  pricingFromWire,
  refusalFromWire,
  type CouponPricing,
} from './couponFromWire.ts';

/**
 * Result of sending a coupon. Only `refused` and `signed-out` guarantee that nothing was placed.
 */
export type SendResult =
  | { readonly kind: 'answered'; readonly placement: Placement }
  | { readonly kind: 'refused'; readonly errors: readonly RefusalError[] }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'unknown' };

/** Result of looking up a key. `absent`: no coupon with it arrived. */
export type LookUpResult =
  | { readonly kind: 'found'; readonly placement: Placement }
  | { readonly kind: 'absent' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'unknown' };

/** Role of a selection on the wire; defaults are left out. */
function roleToWire({ isBanker, blockId }: SelectionRole): { isBanker?: true; blockId?: number } {
  return {
    ...(isBanker === true ? { isBanker } : {}),
    ...(blockId === undefined ? {} : { blockId }),
  };
}

/** Calls of the coupon. */
export class CouponApi {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  async price(coupon: PricedCoupon, signal: AbortSignal): Promise<CouponPricing> {
    const { type, selections, currency, systemSize, accountId } = coupon;
    const bets = nonEmpty(
      selections.map(({ outcomeId, ...role }) => ({ id: outcomeId, ...roleToWire(role) })),
    );
    return pricingFromWire(
      await this.#http.call('coupon.price', {
        body: {
          typeId: couponTypeId(type),
          bets,
          currency,
          ...(systemSize === undefined ? {} : { systemValue: systemSize }),
          ...(accountId === undefined ? {} : { accountId }),
        },
        signal,
      }),
    );
  }

  /** Never rejects; errors are among the results. The same order gives the same bytes. */
  async send(key: string, order: CouponOrder): Promise<SendResult> {
    try {
      const placement = await this.#http.call('coupon.place', {
        idempotencyKey: key,
        body: {
          accountId: order.accountId,
          typeId: couponTypeId(order.type),
          amount: { minor: order.stakeMinor, currency: order.currency },
          bets: nonEmpty(
            order.selections.map(({ outcomeId, odds, accumulatorId, pageType, ...role }) => ({
              id: outcomeId,
              coef: odds / 1000,
              ...roleToWire(role),
              ...(accumulatorId === undefined ? {} : { expressId: accumulatorId }),
              ...(pageType === undefined ? {} : { pageType }),
            })),
          ),
          changeCoefAction: oddsChangePolicyId(order.policy),
          coefViewId: oddsFormatId(order.oddsFormat),
          ...(order.oddsByView === undefined ? {} : { coefByView: order.oddsByView }),
          ...(order.refId === undefined ? {} : { refId: order.refId }),
          ...(order.isExactOdds === true ? { exactCoef: true } : {}),
          ...(order.isDroppedOnScoreChange === true ? { isDropOnScoreChange: true } : {}),
          ...(order.systemSize === undefined ? {} : { systemValue: order.systemSize }),
          ...(order.blockStakes === undefined ? {} : { amountByBlockId: order.blockStakes }),
          ...(order.selectionStakes === undefined ? {} : { amountByBetId: order.selectionStakes }),
          ...(order.antiOdds === undefined ? {} : { antiExpressCoef: order.antiOdds / 1000 }),
          ...(order.isBonusBet === true ? { isBonusBet: true } : {}),
          ...(order.isVipBet === true ? { isVipBet: true } : {}),
          ...(order.promoCode === undefined ? {} : { promoCode: order.promoCode }),
          ...(order.advanceMinor === undefined
            ? {}
            : { prepaidAmount: { minor: order.advanceMinor, currency: order.currency } }),
        },
      });
      return { kind: 'answered', placement: placementFromWire(placement) };
    } catch (error) {
      if (!(error instanceof HttpError) || error.isOutcomeUnknown || error.status >= 500)
        return { kind: 'unknown' };
      if (error.status === 401) return { kind: 'signed-out' };
      const code =
        error.status === 429 ? [{ code: 'too_many_requests', detail: '' }] : error.errors;
      return { kind: 'refused', errors: code.map(refusalFromWire) };
    }
  }

  /** Never rejects. */
  async lookUp(key: string): Promise<LookUpResult> {
    try {
      return {
        kind: 'found',
        placement: placementFromWire(
          await this.#http.call('coupon.placement', { params: { key } }),
        ),
      };
    } catch (error) {
      if (error instanceof HttpError && error.status === 404 && error.hasCode('placement_unknown'))
        return { kind: 'absent' };
      return {
        kind: error instanceof HttpError && error.status === 401 ? 'signed-out' : 'unknown',
      };
    }
  }

  /**
   * Withdraws a request for a higher stake; never rejects. Returns the decision if there is one.
   */
  async withdraw(key: string): Promise<LookUpResult> {
    try {
      return {
        kind: 'found',
        placement: placementFromWire(await this.#http.call('coupon.withdraw', { params: { key } })),
      };
    } catch {
      return { kind: 'unknown' };
    }
  }

  /** The newest bets of the person, open and settled. */
  async newestBets(count: number): Promise<readonly Bet[]> {
    const answer = await this.#http.call(betsEndpoint, { query: { page: 1, pageSize: count } });
    return answer.bets.map(betFromWire);
  }
}
