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
 * Changes kind and division of the stake while keeping the total: where the field's amount is per
 * bet, it becomes an equal share, rounded down to a minor unit. While the share is unchanged, the
 * next choice divides the same total again.
 */
export class CarriedTotalStore {
  private divided: DividedTotal | undefined = undefined;
  readonly #dependencies: CarriedTotalDependencies;

  constructor(dependencies: CarriedTotalDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable<this, 'divided'>(this, { divided: observableRef }, { autoBind: true });
  }

  /** Total and the remainder of the shares; undefined without a remainder. */
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

  /** Restores the whole amount for the next coupon. */
  undivide(): void {
    const { stake } = this.#dependencies;
    const { divided } = this;
    this.divided = undefined;
    if (divided !== undefined && stake.minor === divided.shareMinor) stake.set(divided.totalMinor);
  }

  /** Shares while they match the stake. */
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
    // The largest possible stake follows the kind by itself.
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
