import { makeAutoObservable, reaction } from 'mobx';
import type { Dispose, Scheduler } from '#core';
import { Resource } from '#core/data';
import type { CouponApi } from './CouponApi.ts';
import type { CouponPricing } from './couponFromWire.ts';
import type { PricedCoupon } from './PricedCoupon.ts';

const debounceMs = 200;
const retryMs = 5000;
/** Limits follow prices that move, at most so often. */
const followMs = 1000;

/** Limits of the coupon, requested when selections, currency, language or the person change. */
export class PricingStore {
  /** First price of the whole for these selections, or the one taken last; thousandths. */
  seenAntiOdds: number | undefined = undefined;
  readonly #pricing: Resource<CouponPricing>;
  readonly #scheduler: Scheduler;
  readonly #stops: readonly Dispose[];
  #asked = '';
  #cancelRetry: Dispose | undefined = undefined;
  #cancelFollow: Dispose | undefined = undefined;

  /** @param person what is known of the person: with it changes what their own limits leave */
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
      // In whatever tab they changed a limit of their own, it holds at once.
      reaction(person, this.refresh),
    ];
  }

  get pricing(): CouponPricing | undefined {
    return this.#pricing.value;
  }

  get isLoading(): boolean {
    return this.#pricing.isBusy;
  }

  /** Limits are checked again on placing, so a failure only hides them. */
  get hasFailed(): boolean {
    return this.#pricing.error !== undefined;
  }

  /** Asks again: something else than the coupon has changed what can be staked. */
  refresh(): void {
    if (this.pricing !== undefined) void this.#pricing.refresh().then(this.retryAfterFailure);
  }

  /** The person takes the price of the whole as it is now. */
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
    // Where only prices moved, what was shown stays until the answer is there.
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

  /** The longer the odds, the less can be staked: the limits are those of the odds of now. */
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

  /** Selections that are pressed one after the other are priced once. */
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
