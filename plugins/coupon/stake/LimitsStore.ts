import { compareStructural, makeAutoObservable } from 'mobx';
import { isImpossible, type StakeCap, type StakeLimits } from './checkStake.ts';
import type { CouponType } from '#domain/ticket/CouponType.ts';
import { holdsFor } from '#domain/ticket/terms/HouseTerms.ts';
import type { CouponAccountStore } from '../account/CouponAccountStore.ts';
import type { CouponStore } from '../compose/CouponStore.ts';
import type { MoneyRules } from '../money/MoneyRules.ts';
import type { PersonLimit } from '../compose/couponFromWire.ts';
import type { PricingStore } from '../compose/PricingStore.ts';
import { personLimitOf } from './personLimit.ts';

interface LimitsDependencies {
  readonly coupon: CouponStore;
  readonly account: CouponAccountStore;
  readonly pricing: PricingStore;
  readonly rules: MoneyRules;
}

/** The limits of the stake: of the platform, the account and the person. */
export class LimitsStore {
  readonly #dependencies: LimitsDependencies;

  constructor(dependencies: LimitsDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Minimum of the whole coupon, or of each bet with its own stake. */
  get minStakeMinor(): number | undefined {
    const { coupon, rules } = this.#dependencies;
    const { pricing } = this.#dependencies.pricing;
    const limit =
      pricing?.systems.find((system) => system.size === coupon.systemSize)?.minStake ??
      pricing?.minStake;
    return limit?.currency === coupon.currency && this.isLimited(rules.minStakeTypes)
      ? limit.minor
      : undefined;
  }

  /** Maximum; undefined for kinds that the brand does not list, and on a bonus account. */
  get maxStakeMinor(): number | undefined {
    const { account, coupon, pricing, rules } = this.#dependencies;
    const limit = pricing.pricing?.maxStake;
    return limit?.currency === coupon.currency &&
      account.current?.kind !== 'bonus' &&
      this.isLimited(rules.maxStakeTypes)
      ? limit.minor
      : undefined;
  }

  /** Whether a stake exceeds its maximum: the total, or that of a block or selection. */
  get isAboveMaximum(): boolean {
    const { coupon } = this.#dependencies;
    if (coupon.hasOwnStakes)
      return coupon.stakeKeys.some(
        (key) => coupon.ownStakeMinor(key) > (this.ownLimits(key).maxMinor ?? Infinity),
      );
    return coupon.totalStakeMinor > (this.maxStakeMinor ?? Infinity);
  }

  /** Origin of the maximum. */
  get cap(): StakeCap | undefined {
    return this.maxStakeMinor === undefined ? undefined : this.#dependencies.pricing.pricing?.cap;
  }

  /** Origin of the maximum if it is the same for all stakes. */
  get commonCap(): StakeCap | undefined {
    const { coupon } = this.#dependencies;
    if (!coupon.hasOwnStakes) return this.cap;
    const [first, ...others] = coupon.stakeKeys.map((key) => this.ownLimits(key).cap);
    return others.every((cap) => compareStructural(cap, first)) ? first : undefined;
  }

  /** Whether the odds are too long for any stake on the whole. */
  get isImpossible(): boolean {
    return (
      !this.#dependencies.coupon.hasOwnStakes &&
      isImpossible({ minMinor: this.minStakeMinor, maxMinor: this.maxStakeMinor })
    );
  }

  get balanceMinor(): number | undefined {
    const { current } = this.#dependencies.account;
    return current?.currency === this.#dependencies.coupon.currency
      ? current.balance.minor
      : undefined;
  }

  get personLimit(): PersonLimit | undefined {
    const { account, coupon, pricing } = this.#dependencies;
    return personLimitOf(pricing.pricing, coupon.currency, account.current);
  }

  /** Limits of one of many singles or of a block; minor units. */
  ownLimits(key: number): StakeLimits {
    const { coupon } = this.#dependencies;
    const { pricing } = this.#dependencies.pricing;
    const limits = pricing?.ownLimits.get(
      coupon.hasBlocks ? (coupon.blocks.find((block) => block.id === key)?.number ?? 0) : key,
    );
    const { minStakeMinor: minMinor, maxStakeMinor: maxMinor, cap } = this;
    if (limits === undefined) return { minMinor, maxMinor, cap };
    // Whether limits apply at all is the same for every part of the coupon.
    return {
      minMinor: minMinor === undefined ? undefined : limits.minStake.minor,
      maxMinor: maxMinor === undefined ? undefined : limits.maxStake.minor,
      cap: maxMinor === undefined ? undefined : limits.cap,
    };
  }

  private isLimited(types: readonly CouponType[] | undefined): boolean {
    return holdsFor(types, this.#dependencies.coupon.type);
  }
}
