import { compareStructural, makeAutoObservable } from 'mobx';
import {
  checkStake,
  checkTyped,
  isImpossible,
  type StakeCap,
  type StakeLimits,
  type StakeProblem,
} from './checkStake.ts';
import type { CouponType } from '#domain/ticket/CouponType.ts';
import { holdsFor } from '#domain/ticket/terms/HouseTerms.ts';
import { largestStake } from '#domain/ticket/terms/largestStake.ts';
import { potentialPayout } from '#domain/ticket/payout/potentialPayout.ts';
import type { CouponAccountStore } from '../account/CouponAccountStore.ts';
import type { CouponStore } from '../compose/CouponStore.ts';
import type { MoneyStore } from '../money/MoneyStore.ts';
import type { PersonLimit } from '../compose/couponFromWire.ts';
import type { PricingStore } from '../compose/PricingStore.ts';
import { checkDue, personLimitOf } from './personLimit.ts';
import type { StakeStore } from './StakeStore.ts';

interface LimitsDependencies {
  readonly coupon: CouponStore;
  readonly stake: StakeStore;
  readonly account: CouponAccountStore;
  readonly money: () => MoneyStore;
  readonly pricing: () => PricingStore;
}

/** The limits of the stake, and what is wrong with the stake. */
export class LimitsStore {
  readonly #dependencies: LimitsDependencies;

  constructor(dependencies: LimitsDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The least amount: of the whole coupon, or of each bet where each has a stake of its own. */
  get minStakeMinor(): number | undefined {
    const { coupon, money } = this.#dependencies;
    const { pricing } = this.#dependencies.pricing();
    const limit =
      pricing?.systems.find((system) => system.size === coupon.systemSize)?.minStake ??
      pricing?.minStake;
    return limit?.currency === coupon.currency && this.isLimited(money().rules.minStakeTypes)
      ? limit.minor
      : undefined;
  }

  /** The maximum; none for kinds that the brand does not list, nor on a bonus account. */
  get maxStakeMinor(): number | undefined {
    const { account, coupon, money, pricing } = this.#dependencies;
    const limit = pricing().pricing?.maxStake;
    return limit?.currency === coupon.currency &&
      account.current?.kind !== 'bonus' &&
      this.isLimited(money().rules.maxStakeTypes)
      ? limit.minor
      : undefined;
  }

  /** Whether a stake is above its maximum: that of the whole, or of one block or selection. */
  get isAboveMaximum(): boolean {
    const { coupon } = this.#dependencies;
    if (coupon.hasOwnStakes)
      return coupon.stakeKeys.some(
        (key) => coupon.ownStakeMinor(key) > (this.ownLimits(key).maxMinor ?? Infinity),
      );
    return coupon.totalStakeMinor > (this.maxStakeMinor ?? Infinity);
  }

  /** What the largest amount comes from. */
  get cap(): StakeCap | undefined {
    return this.maxStakeMinor === undefined ? undefined : this.#dependencies.pricing().pricing?.cap;
  }

  /** What the largest amounts come from where that is one limit for all that is staked. */
  get commonCap(): StakeCap | undefined {
    const { coupon } = this.#dependencies;
    if (!coupon.hasOwnStakes) return this.cap;
    const [first, ...others] = coupon.stakeKeys.map((key) => this.ownLimits(key).cap);
    return others.every((cap) => compareStructural(cap, first)) ? first : undefined;
  }

  /** The odds are so long that no amount can be staked on the whole. */
  private get isImpossible(): boolean {
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
    return personLimitOf(pricing().pricing, coupon.currency, account.current);
  }

  /** Fault of the coupon's amount; with own stakes only if something still uses it. */
  get fieldProblem(): StakeProblem | undefined {
    const { coupon, stake } = this.#dependencies;
    const { cap, minStakeMinor: minMinor, maxStakeMinor: maxMinor } = this;
    if (this.isImpossible) return { kind: 'impossible', cap };
    if (!coupon.hasOwnStakes)
      return (
        this.checkTyped(stake.problem, { minMinor, maxMinor, cap }) ??
        this.totalProblem({ minMinor, maxMinor, cap }) ??
        this.dueProblem
      );
    return (
      this.commonProblem ?? (this.hasTooMuch ? undefined : (this.payoutProblem ?? this.dueProblem))
    );
  }

  /** Known limits of one of many singles or of a block; minor units. */
  ownLimits(key: number): StakeLimits {
    const { coupon } = this.#dependencies;
    const { pricing } = this.#dependencies.pricing();
    const limits = pricing?.ownLimits.get(
      coupon.hasBlocks ? (coupon.blocks.find((block) => block.id === key)?.number ?? 0) : key,
    );
    const { minStakeMinor: minMinor, maxStakeMinor: maxMinor, cap } = this;
    if (limits === undefined) return { minMinor, maxMinor, cap };
    // Whether they hold at all is the same for every part of the coupon.
    return {
      minMinor: minMinor === undefined ? undefined : limits.minStake.minor,
      maxMinor: maxMinor === undefined ? undefined : limits.maxStake.minor,
      cap: maxMinor === undefined ? undefined : limits.cap,
    };
  }

  /** Fault of the stake of a selection or block: its own, or the common one. */
  ownProblem(key: number): StakeProblem | undefined {
    const { coupon, stake } = this.#dependencies;
    const own = coupon.ownStakes;
    if (coupon.isMaxBlock(key)) return undefined;
    if (own.text(key) !== undefined)
      return (
        this.checkTyped(own.problem(key), this.ownLimits(key)) ??
        this.check(own.minor(key) ?? 0, this.ownLimits(key))
      );
    return this.commonProblem === undefined
      ? this.check(stake.minor ?? 0, this.ownLimits(key))
      : undefined;
  }

  /** The first thing that is wrong with what is staked. */
  get stakeProblem(): StakeProblem | undefined {
    const { coupon } = this.#dependencies;
    const own = coupon.hasOwnStakes
      ? coupon.stakeKeys.map((key) => this.ownProblem(key)).find((problem) => problem !== undefined)
      : undefined;
    return own ?? this.fieldProblem;
  }

  /** The least amount that the field takes. */
  get leastStakeMinor(): number {
    return this.perField(this.minStakeMinor ?? 1, Math.ceil);
  }

  /**
   * What Max fills in: the coupon's maximum, or the balance when it holds less; nothing where that
   * is below the least amount, which the next press would ask for.
   */
  get largestStakeMinor(): number | undefined {
    if (this.isImpossible) return undefined;
    const { coupon } = this.#dependencies;
    const money = this.#dependencies.money();
    const { fixedMinor, count } = coupon.commonShare;
    if (count === 0) return undefined;
    const share = (minor: number): number => Math.floor((minor - fixedMinor) / count);
    const balance =
      this.balanceMinor === undefined
        ? undefined
        : share(largestStake(this.balanceMinor, money.terms));
    const left = this.personLimit && share(this.personLimit.left.minor);
    const limits = [money.isVipOn ? undefined : this.maxStakeMinor, left, balance].filter(
      (limit) => limit !== undefined,
    );
    if (limits.length === 0) return undefined;
    const largest = this.perField(Math.min(...limits), Math.floor);
    return largest < this.leastStakeMinor ? undefined : largest;
  }

  /** The field's amount for a total: a share where the field is per bet. */
  perField(totalMinor: number, round: (value: number) => number): number {
    const { coupon } = this.#dependencies;
    return coupon.isPerBet ? round(totalMinor / Math.max(1, coupon.betCount)) : totalMinor;
  }

  /** Selections or blocks that use the common amount. */
  private get takers(): readonly number[] {
    const { coupon } = this.#dependencies;
    return coupon.stakeKeys.filter(
      (key) => coupon.ownStakes.text(key) === undefined && !coupon.isMaxBlock(key),
    );
  }

  /** The common amount is missing, or wrong for all that use it: then it is reported once. */
  private get commonProblem(): StakeProblem | undefined {
    const { stake } = this.#dependencies;
    const { takers } = this;
    if (takers.length === 0) return undefined;
    const isWrongForAll = takers.every(
      (key) => this.check(stake.minor ?? 0, this.ownLimits(key)) !== undefined,
    );
    const { cap, minStakeMinor: minMinor, maxStakeMinor: maxMinor } = this;
    return (
      this.checkTyped(stake.problem, { minMinor, maxMinor, cap }) ??
      (isWrongForAll ? this.check(stake.minor ?? 0, { minMinor, maxMinor, cap }) : undefined)
    );
  }

  /** A limit fault of an own stake is shown at its field, not again for the total. */
  private get hasTooMuch(): boolean {
    return this.#dependencies.coupon.stakeKeys.some(
      (key) => this.ownProblem(key)?.kind === 'above-max',
    );
  }

  /** Blocks with stakes of their own could pay more together than the house pays on one coupon. */
  private get payoutProblem(): StakeProblem | undefined {
    const { coupon, pricing } = this.#dependencies;
    const most = pricing().pricing?.maxPayout;
    const isOver =
      coupon.hasBlocks &&
      !this.#dependencies.money().isVipNeeded &&
      most?.currency === coupon.currency &&
      coupon.totalStakeMinor > 0 &&
      potentialPayout(coupon.ticket) > most.minor;
    return isOver ? { kind: 'above-payout', limitMinor: most.minor } : undefined;
  }

  private get dueProblem(): StakeProblem | undefined {
    return checkDue(this.#dependencies.money().stake, this.personLimit, this.balanceMinor);
  }

  /** An amount for each of no bets is no total that could be below a limit. */
  private totalProblem(limits: StakeLimits): StakeProblem | undefined {
    const { coupon, stake } = this.#dependencies;
    const { totalStakeMinor } = coupon;
    return totalStakeMinor === 0 && stake.minor !== 0
      ? { kind: 'empty' }
      : this.check(totalStakeMinor, limits);
  }

  private check(stakeMinor: number, limits: StakeLimits): StakeProblem | undefined {
    return checkStake(stakeMinor, this.lifted(limits));
  }

  /** The balance is asked too: the sum of what is too large to be counted with is not known. */
  private checkTyped(
    problem: StakeProblem | undefined,
    limits: StakeLimits,
  ): StakeProblem | undefined {
    const { balanceMinor } = this;
    return checkTyped(problem, { ...this.lifted(limits), balanceMinor });
  }

  /** A trader may lift a maximum, but not one that is below the least stake. */
  private lifted(limits: StakeLimits): StakeLimits {
    const isLifted = this.#dependencies.money().isVipOn && !isImpossible(limits);
    return isLifted ? { ...limits, maxMinor: undefined } : limits;
  }

  private isLimited(types: readonly CouponType[] | undefined): boolean {
    return holdsFor(types, this.#dependencies.coupon.type);
  }
}
