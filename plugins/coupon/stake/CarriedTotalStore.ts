import { makeAutoObservable, observableRef } from 'mobx';
import type { CouponType } from '#domain/ticket/CouponType.ts';
import type { CompositionStore } from '../compose/CompositionStore.ts';
import type { CouponStore } from '../compose/CouponStore.ts';
import type { AutoMaxStore } from './AutoMaxStore.ts';
import type { StakeStore } from './StakeStore.ts';

interface CarriedTotalDependencies {
  readonly autoMax: AutoMaxStore;
  readonly composition: CompositionStore;
  readonly coupon: CouponStore;
  readonly stake: StakeStore;
}

/** A total in equal shares; minor units. */
interface DividedTotal {
  readonly totalMinor: number;
  readonly shareMinor: number;
  readonly count: number;
}

/**
 * Chooses kind and division of the stake, and keeps the total: where the amount in the field counts
 * for each of several bets, it becomes an equal share, rounded down to a minor unit. While nobody
 * changes that share the next choice divides the same total again.
 */
export class CarriedTotalStore {
  private divided: DividedTotal | undefined = undefined;
  readonly #dependencies: CarriedTotalDependencies;

  constructor(dependencies: CarriedTotalDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable<this, 'divided'>(this, { divided: observableRef }, { autoBind: true });
  }

  /** The total in the shares and what they leave of it; undefined where nothing is left. */
  get remainder(): { readonly totalMinor: number; readonly leftMinor: number } | undefined {
    const { current } = this;
    const leftMinor = current === undefined ? 0 : current.totalMinor - sumOf(current);
    return current === undefined || leftMinor === 0
      ? undefined
      : { totalMinor: current.totalMinor, leftMinor };
  }

  choose(type: CouponType): void {
    const { composition } = this.#dependencies;
    this.keepTotal(() => composition.choose(type));
  }

  /** Multi: blocks in each combination; undefined for a stake on each block. */
  setBlockSize(size: number | undefined): void {
    const { composition } = this.#dependencies;
    this.keepTotal(() => composition.setBlockSize(size));
  }

  /** Lucky and patent: whether the amount is that of each bet. */
  setPerBet(isPerBet: boolean): void {
    const { composition } = this.#dependencies;
    this.keepTotal(() => composition.setPerBet(isPerBet));
  }

  /** A share means nothing once its coupon is gone: the next one begins with the whole amount. */
  undivide(): void {
    const { stake } = this.#dependencies;
    const { divided } = this;
    this.divided = undefined;
    if (divided !== undefined && stake.minor === divided.shareMinor) stake.set(divided.totalMinor);
  }

  /** The shares as long as they are what is staked. */
  private get current(): DividedTotal | undefined {
    const { coupon, stake } = this.#dependencies;
    const { divided } = this;
    return divided !== undefined &&
      stake.minor === divided.shareMinor &&
      coupon.fieldCount === divided.count &&
      coupon.totalStakeMinor === sumOf(divided)
      ? divided
      : undefined;
  }

  private keepTotal(choose: () => void): void {
    const { autoMax, coupon, stake } = this.#dependencies;
    const totalMinor = this.current?.totalMinor ?? coupon.totalStakeMinor;
    choose();
    this.divided = undefined;
    // The most that is possible follows the kind by itself: that is what the person asked for.
    if (totalMinor === 0 || coupon.totalStakeMinor === totalMinor || autoMax.isFollowing) return;
    coupon.dropOwnStakes();
    const count = coupon.fieldCount;
    const shareMinor = Math.floor(totalMinor / count);
    if (shareMinor !== stake.minor) stake.set(shareMinor);
    this.divided = { totalMinor, shareMinor, count };
  }
}

function sumOf({ shareMinor, count }: DividedTotal): number {
  return shareMinor * count;
}
