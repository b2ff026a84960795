import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Dispose, Scheduler } from '#core';
import type { CouponApi } from '../api/CouponApi.ts';
import type { CouponPricing } from '../api/fromWire.ts';
import type { CouponTypeId } from '../domain/CouponType.ts';

/** What a coupon is priced for. */
export interface PricedCoupon {
  readonly typeId: CouponTypeId;
  readonly outcomeIds: readonly number[];
  readonly currency: string;
  /** The answer names the selections in it. */
  readonly language: string;
}

const debounceMs = 200;
const retryMs = 5000;

/**
 * Minimum and maximum of the coupon, asked for again whenever its selections, its currency or the language change. Only the answer to
 * the last question counts.
 */
export class PricingStore {
  pricing: CouponPricing | undefined = undefined;
  isLoading = false;
  hasFailed = false;
  readonly #api: CouponApi;
  readonly #scheduler: Scheduler;
  readonly #onPriced: (pricing: CouponPricing) => void;
  readonly #stopFollowing: Dispose;
  #cancelTimer: Dispose | undefined = undefined;
  #request: AbortController | undefined = undefined;

  constructor(api: CouponApi, scheduler: Scheduler, coupon: () => PricedCoupon, onPriced: (pricing: CouponPricing) => void) {
    this.#api = api;
    this.#scheduler = scheduler;
    this.#onPriced = onPriced;
    makeAutoObservable(this, { pricing: observableRef }, { autoBind: true });
    this.#stopFollowing = reaction(coupon, this.ask, { fireImmediately: true, equals: (first, second) => JSON.stringify(first) === JSON.stringify(second) });
  }

  dispose(): void {
    this.#stopFollowing();
    this.cancel();
  }

  private ask(coupon: PricedCoupon): void {
    this.cancel();
    this.pricing = undefined;
    this.hasFailed = false;
    this.isLoading = coupon.outcomeIds.length > 0;
    if (this.isLoading) this.#cancelTimer = this.#scheduler.after(debounceMs, () => void this.load(coupon));
  }

  private async load(coupon: PricedCoupon): Promise<void> {
    const request = new AbortController();
    this.#request = request;
    try {
      const pricing = await this.#api.price(coupon.typeId, coupon.outcomeIds, coupon.currency, request.signal);
      if (this.#request !== request) return;
      runInAction(() => {
        this.pricing = pricing;
        this.isLoading = false;
        this.hasFailed = false;
      });
      this.#onPriced(pricing);
    } catch {
      if (this.#request !== request) return;
      runInAction(() => {
        this.isLoading = false;
        this.hasFailed = true;
      });
      // The platform checks the limits again when the bet is placed, so a failed call only means that they are not shown.
      this.#cancelTimer = this.#scheduler.after(retryMs, () => void this.load(coupon));
    }
  }

  private cancel(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
    this.#request?.abort();
    this.#request = undefined;
  }
}
