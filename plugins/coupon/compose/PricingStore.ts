import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Dispose, Scheduler } from '#core';
import type { CouponApi } from './CouponApi.ts';
import type { CouponPricing } from './couponFromWire.ts';
import type { PricedCoupon } from './PricedCoupon.ts';

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
  #asked = '';
  #cancelTimer: Dispose | undefined = undefined;
  #request: AbortController | undefined = undefined;

  constructor(
    api: CouponApi,
    scheduler: Scheduler,
    coupon: () => PricedCoupon,
    onPriced: (pricing: CouponPricing) => void,
  ) {
    this.#api = api;
    this.#scheduler = scheduler;
    this.#onPriced = onPriced;
    makeAutoObservable(this, { pricing: observableRef }, { autoBind: true });
    this.#stopFollowing = reaction(coupon, this.ask, {
      fireImmediately: true,
      equals: (first, second) => JSON.stringify(first) === JSON.stringify(second),
    });
  }

  dispose(): void {
    this.#stopFollowing();
    this.cancel();
  }

  private ask(coupon: PricedCoupon): void {
    this.cancel();
    // Prices that move change the price of the whole, not the limits: what was shown stays until the answer is there.
    const asked = JSON.stringify({ ...coupon, odds: undefined });
    if (asked !== this.#asked) this.pricing = undefined;
    this.#asked = asked;
    this.hasFailed = false;
    this.isLoading = coupon.selections.length > 0;
    if (this.isLoading)
      this.#cancelTimer = this.#scheduler.after(debounceMs, () => void this.load(coupon));
  }

  private async load(coupon: PricedCoupon): Promise<void> {
    const request = new AbortController();
    this.#request = request;
    try {
      const pricing = await this.#api.price(coupon, request.signal);
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
