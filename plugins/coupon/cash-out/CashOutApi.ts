import { HttpError, type Http } from '#core';
import type { CashOutOrder } from '#domain/bets/cash-out/CashOutOrder.ts';
import type { RefusalError } from '../refusals/explainRefusal.ts';
import type { Bet } from '#domain/bets/Bet.ts';
import { betFromWire } from '#domain/bets/betFromWire.ts';
import { oddsChangePolicyId } from '#domain/bets/OddsChangePolicy.ts';
import { refusalFromWire } from '../compose/couponFromWire.ts';
import { cashOutFromWire, type CashOutAnswer } from './cashOutFromWire.ts';

/** Result of a call. `refused`, `signed-out` and `absent` guarantee that nothing was paid. */
export type CashOutResult =
  | CashOutAnswer
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unknown' };

/** Calls for cashing out at once or at a target value. */
export class CashOutApi {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  /** Never rejects; errors are among the results. */
  async cashOut(
    key: string,
    { betId, currency, partMinor, valueMinor, policy }: CashOutOrder,
  ): Promise<CashOutResult> {
    const body = {
      couponId: betId,
      stake: { minor: partMinor, currency },
      value: { minor: valueMinor, currency },
      changeCoefAction: oddsChangePolicyId(policy),
    };
    return this.#result(() => this.#http.call('coupon.cashOut', { idempotencyKey: key, body }));
  }

  /** Never rejects. */
  async lookUp(key: string): Promise<CashOutResult> {
    return this.#result(() => this.#http.call('coupon.cashOutOf', { params: { key } }));
  }

  /**
   * Sets or cancels the automatic cash-out at a value (minor units); returns why it was refused.
   */
  async order(
    betId: number,
    currency: string,
    valueMinor: number | undefined,
  ): Promise<Bet | RefusalError> {
    try {
      const { coupon } = await this.#http.call('coupon.autoCashOut', {
        body: {
          couponId: betId,
          ...(valueMinor === undefined ? {} : { value: { minor: valueMinor, currency } }),
        },
      });
      return betFromWire(coupon);
    } catch (error) {
      const [item] = error instanceof HttpError ? error.errors : [];
      return item === undefined
        ? { code: 'unknown', outcomeIds: [], changes: [] }
        : refusalFromWire(item);
    }
  }

  async #result(
    call: () => Promise<Parameters<typeof cashOutFromWire>[0]>,
  ): Promise<CashOutResult> {
    try {
      return cashOutFromWire(await call());
    } catch (error) {
      if (!(error instanceof HttpError) || error.isOutcomeUnknown || error.status >= 500)
        return { kind: 'unknown' };
      if (error.status === 401) return { kind: 'signed-out' };
      if (error.hasCode('cash_out_unknown')) return { kind: 'absent' };
      const [item] = error.errors;
      return item === undefined
        ? { kind: 'unknown' }
        : { kind: 'refused', error: refusalFromWire(item) };
    }
  }
}
