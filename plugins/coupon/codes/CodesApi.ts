import type { Http } from '#core';
import type { CodedCoupon, SavedCode } from './CodedCoupon.ts';
import { couponTypeId } from '#domain/ticket/CouponType.ts';
import { nonEmpty } from '../compose/nonEmpty.ts';
import { codedCouponFromWire, codeFromWire } from './codesFromWire.ts';
import type { ComposedCoupon } from '#domain/ticket/ComposedCoupon.ts';

/** Calls that save a coupon under a code and load it. */
export class CodesApi {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  async save(order: ComposedCoupon): Promise<SavedCode> {
    const bets = nonEmpty(
      order.selections.map(({ outcomeId, isBanker, blockId }) => ({
        id: outcomeId,
        ...(isBanker === true ? { isBanker } : {}),
        ...(blockId === undefined ? {} : { blockId }),
      })),
    );
    const body = {
      typeId: couponTypeId(order.type),
      bets,
      ...(order.systemSize === undefined ? {} : { systemValue: order.systemSize }),
    };
    return codeFromWire(await this.#http.call('coupon.save', { body }));
  }

  async load(code: string): Promise<CodedCoupon> {
    return codedCouponFromWire(await this.#http.call('coupon.load', { params: { code } }));
  }
}
