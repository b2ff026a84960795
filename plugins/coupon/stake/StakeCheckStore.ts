import { makeAutoObservable } from 'mobx';
import { potentialPayout } from '#domain/ticket/payout/potentialPayout.ts';
import { largestStake } from '#domain/ticket/terms/largestStake.ts';
import type { CouponStore } from '../compose/CouponStore.ts';
import type { PricingStore } from '../compose/PricingStore.ts';
import type { TicketStore } from '../compose/TicketStore.ts';
import type { MoneyStore } from '../money/MoneyStore.ts';
import {
  checkStake,
  checkTyped,
  isImpossible,
  type StakeLimits,
  type StakeProblem,
} from './checkStake.ts';
import type { LimitsStore } from './LimitsStore.ts';
import { checkDue } from './personLimit.ts';
import type { StakeStore } from './StakeStore.ts';

interface StakeCheckDependencies {
  readonly coupon: CouponStore;
  readonly tickets: TicketStore;
  readonly stake: StakeStore;
  readonly limits: LimitsStore;
  readonly money: MoneyStore;
  readonly pricing: PricingStore;
}

/** Errors of the stake, and the smallest and largest amount of the field. */
export class StakeCheckStore {
  readonly #dependencies: StakeCheckDependencies;

  constructor(dependencies: StakeCheckDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Error of the common amount; with own stakes only if something still uses it. */
  get fieldProblem(): StakeProblem | undefined {
    const { coupon, stake } = this.#dependencies;
    const {
      cap,
      isImpossible: isWhollyImpossible,
      minStakeMinor: minMinor,
      maxStakeMinor: maxMinor,
    } = this.#dependencies.limits;
    if (isWhollyImpossible) return { kind: 'impossible', cap };
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

  /** Error of the stake of a selection or block, its own or the common one. */
  ownProblem(key: number): StakeProblem | undefined {
    const { coupon, limits, stake } = this.#dependencies;
    const own = coupon.ownStakes;
    if (coupon.isMaxBlock(key)) return undefined;
    if (own.text(key) !== undefined)
      return (
        this.checkTyped(own.problem(key), limits.ownLimits(key)) ??
        this.check(own.minor(key) ?? 0, limits.ownLimits(key))
      );
    return this.commonProblem === undefined
      ? this.check(stake.minor ?? 0, limits.ownLimits(key))
      : undefined;
  }

  /** First error of the stakes. */
  get stakeProblem(): StakeProblem | undefined {
    const { coupon } = this.#dependencies;
    const own = coupon.hasOwnStakes
      ? coupon.stakeKeys.map((key) => this.ownProblem(key)).find((problem) => problem !== undefined)
      : undefined;
    return own ?? this.fieldProblem;
  }

  /** Smallest amount of the field. */
  get leastStakeMinor(): number {
    return this.perField(this.#dependencies.limits.minStakeMinor ?? 1, Math.ceil);
  }

  /**
   * Amount of Max: the maximum, or the balance if lower; undefined where that is below the minimum,
   * which would be refused.
   */
  get largestStakeMinor(): number | undefined {
    const { coupon, limits, money } = this.#dependencies;
    if (limits.isImpossible) return undefined;
    const { balanceMinor, maxStakeMinor, personLimit } = limits;
    const { fixedMinor, count } = coupon.commonShare;
    if (count === 0) return undefined;
    const share = (minor: number): number => Math.floor((minor - fixedMinor) / count);
    const balance =
      balanceMinor === undefined ? undefined : share(largestStake(balanceMinor, money.terms));
    const left = personLimit && share(personLimit.left.minor);
    const bounds = [money.isVipOn ? undefined : maxStakeMinor, left, balance].filter(
      (limit) => limit !== undefined,
    );
    if (bounds.length === 0) return undefined;
    const largest = this.perField(Math.min(...bounds), Math.floor);
    return largest < this.leastStakeMinor ? undefined : largest;
  }

  /** Converts a total to the field's amount: a share where the field is per bet. */
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

  /** Error of the common amount if missing, or wrong for all that use it; reported once. */
  private get commonProblem(): StakeProblem | undefined {
    const { limits, stake } = this.#dependencies;
    const { takers } = this;
    if (takers.length === 0) return undefined;
    const isWrongForAll = takers.every(
      (key) => this.check(stake.minor ?? 0, limits.ownLimits(key)) !== undefined,
    );
    const { cap, minStakeMinor: minMinor, maxStakeMinor: maxMinor } = limits;
    return (
      this.checkTyped(stake.problem, { minMinor, maxMinor, cap }) ??
      (isWrongForAll ? this.check(stake.minor ?? 0, { minMinor, maxMinor, cap }) : undefined)
    );
  }

  /** Whether an own stake exceeds its limit; shown at its field, not again for the total. */
  private get hasTooMuch(): boolean {
    return this.#dependencies.coupon.stakeKeys.some(
      (key) => this.ownProblem(key)?.kind === 'above-max',
    );
  }

  /** Error if blocks with own stakes together exceed the largest payout of a coupon. */
  private get payoutProblem(): StakeProblem | undefined {
    const { coupon, money, pricing, tickets } = this.#dependencies;
    const most = pricing.pricing?.maxPayout;
    const isOver =
      coupon.hasBlocks &&
      !money.isVipNeeded &&
      most?.currency === coupon.currency &&
      coupon.totalStakeMinor > 0 &&
      potentialPayout(tickets.ticket) > most.minor;
    return isOver ? { kind: 'above-payout', limitMinor: most.minor } : undefined;
  }

  private get dueProblem(): StakeProblem | undefined {
    const { limits, money } = this.#dependencies;
    return checkDue(money.stake, limits.personLimit, limits.balanceMinor);
  }

  /** An amount per bet without bets has no total to check. */
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

  /** Checks the balance, too, because an amount too large to parse has no total. */
  private checkTyped(
    problem: StakeProblem | undefined,
    limits: StakeLimits,
  ): StakeProblem | undefined {
    const { balanceMinor } = this.#dependencies.limits;
    return checkTyped(problem, { ...this.lifted(limits), balanceMinor });
  }

  /** A trader may lift a maximum, unless it is below the minimum. */
  private lifted(limits: StakeLimits): StakeLimits {
    const isLifted = this.#dependencies.money.isVipOn && !isImpossible(limits);
    return isLifted ? { ...limits, maxMinor: undefined } : limits;
  }
}
