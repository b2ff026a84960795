import { makeAutoObservable, reaction } from 'mobx';
import type { Dispose, Scheduler } from '#core';
import { Resource } from '#core/data';
import type { CouponApi } from './CouponApi.ts';
import type { CouponPricing } from './couponFromWire.ts';
import type { PricedCoupon } from './PricedCoupon.ts';

const debounceMs = 200;
const retryMs = 5000;
/** Minimum interval at which limits follow moving prices. */
const followMs = 1000;

/** Limits of the coupon, requested when selections, currency, language or the person change. */
export class PricingStore {
  /** Price of the anti-accumulator that the person saw first or accepted last; thousandths. */
  seenAntiOdds: number | undefined = undefined;
  readonly #pricing: Resource<CouponPricing>;
  readonly #scheduler: Scheduler;
  readonly #stops: readonly Dispose[];
  #asked = '';
  #cancelRetry: Dispose | undefined = undefined;
  #cancelFollow: Dispose | undefined = undefined;

  /** @param person facts of the person, whose change may change the remainder of personal limits */
  constructor(
    api: CouponApi,
    scheduler: Scheduler,
    coupon: () => PricedCoupon,
    person: () => unknown,
    onPriced: (pricing: CouponPricing) => void,
  ) {
    this.#scheduler = scheduler;
    this.#pricing = new Resource({
      ask: async (signal) => {
        await this.pause(signal);
        return api.price(coupon(), signal);
      },
      onValue: (pricing) => {
        this.seeFirst(pricing);
        onPriced(pricing);
      },
    });
    makeAutoObservable(this, {}, { autoBind: true });
    this.#stops = [
      reaction(coupon, this.ask, {
        fireImmediately: true,
        equals: (first, second) => JSON.stringify(first) === JSON.stringify(second),
      }),
      // A changed personal limit applies at once, from whichever tab.
      reaction(person, this.refresh),
    ];
  }

  get pricing(): CouponPricing | undefined {
    return this.#pricing.value;
  }

  get isLoading(): boolean {
    return this.#pricing.isBusy;
  }

  /** Whether the last request failed. It only hides the limits, which placing checks again. */
  get hasFailed(): boolean {
    return this.#pricing.error !== undefined;
  }

  /** Requests the price again after a change outside of the coupon. */
  refresh(): void {
    if (this.pricing !== undefined) void this.#pricing.refresh().then(this.retryAfterFailure);
  }

  /** Accepts the current price of the anti-accumulator. */
  acceptAntiOdds(): void {
    this.seenAntiOdds = this.pricing?.antiOdds;
  }

  dispose(): void {
    for (const stop of this.#stops) stop();
    this.#cancelRetry?.();
    this.#cancelFollow?.();
    this.#pricing.dispose();
  }

  private ask(coupon: PricedCoupon): void {
    // If only prices moved, the shown values stay until the answer arrives.
    const asked = JSON.stringify({ ...coupon, odds: undefined });
    if (asked === this.#asked && coupon.selections.length > 0 && coupon.type !== 'antiAccumulator')
      return this.follow();
    this.#cancelRetry?.();
    this.#cancelFollow?.();
    this.#cancelFollow = undefined;
    if (asked !== this.#asked || coupon.selections.length === 0) {
      this.#pricing.reset();
      this.seenAntiOdds = undefined;
    }
    this.#asked = asked;
    if (coupon.selections.length > 0) void this.#pricing.load().then(this.retryAfterFailure);
  }

  /** Limits depend on the odds, so they follow price changes. */
  private follow(): void {
    this.#cancelFollow ??= this.#scheduler.after(followMs, () => {
      this.#cancelFollow = undefined;
      this.refresh();
    });
  }

  private seeFirst({ antiOdds }: CouponPricing): void {
    this.seenAntiOdds ??= antiOdds;
  }

  private retryAfterFailure(): void {
    if (this.hasFailed)
      this.#cancelRetry = this.#scheduler.after(
        retryMs,
        () => void this.#pricing.refresh().then(this.retryAfterFailure),
      );
  }

  /** Debounces, so that selections added in a row are priced once. */
  private pause(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const cancel = this.#scheduler.after(debounceMs, resolve);
      signal.addEventListener('abort', () => {
        cancel();
        reject(signal.reason as Error);
      });
    });
  }
}
