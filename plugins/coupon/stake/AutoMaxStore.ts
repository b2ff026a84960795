import { makeAutoObservable, reaction } from 'mobx';
import type { Dispose } from '#core';
import type { CouponSelections } from '../contract.ts';
import type { SettingsStore } from '../settings/SettingsStore.ts';
import type { LimitsStore } from './LimitsStore.ts';
import type { StakeCheckStore } from './StakeCheckStore.ts';
import type { StakeStore } from './StakeStore.ts';

interface AutoMaxDependencies {
  readonly settings: SettingsStore;
  readonly limits: LimitsStore;
  readonly stakeCheck: StakeCheckStore;
  readonly stake: StakeStore;
  readonly selections: CouponSelections;
}

/**
 * "Stake the maximum": fills in the largest possible stake and follows it. An entered amount stays
 * until Max is pressed again or the coupon is emptied.
 */
export class AutoMaxStore {
  isActive = true;
  readonly #dependencies: AutoMaxDependencies;
  readonly #stops: readonly Dispose[];
  #filledMinor: number | undefined = undefined;

  constructor(dependencies: AutoMaxDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true });
    const { settings, selections, stake } = dependencies;
    this.#stops = [
      reaction(
        () => (this.isFollowing && !selections.isLocked ? this.largestMinor : undefined),
        this.fill,
        { fireImmediately: true },
      ),
      reaction(() => stake.minor, this.evaluate),
      reaction(
        () => selections.count === 0 || !settings.choices.isAutoMax,
        (isNew) => isNew && this.begin(),
      ),
      reaction(
        () => selections.count === 0,
        (isEmpty) => isEmpty && stake.forgetMost(),
        { fireImmediately: true },
      ),
    ];
  }

  dispose(): void {
    for (const stop of this.#stops) stop();
  }

  /** Whether the amount follows the largest possible stake. */
  get isFollowing(): boolean {
    return this.#dependencies.settings.choices.isAutoMax && this.isActive;
  }

  /**
   * Minor units; undefined until the platform's maximum is known, since the balance alone may
   * exceed it.
   */
  get largestMinor(): number | undefined {
    const { limits, stakeCheck } = this.#dependencies;
    return limits.maxStakeMinor === undefined ? undefined : stakeCheck.largestStakeMinor;
  }

  private begin(): void {
    this.isActive = true;
    this.#filledMinor = undefined;
  }

  private fill(minor: number | undefined): void {
    if (minor === undefined || minor <= 0) return;
    this.#filledMinor = minor;
    this.#dependencies.stake.setMost(minor);
  }

  private evaluate(minor: number | undefined): void {
    this.isActive =
      minor === this.#filledMinor || (minor !== undefined && minor === this.largestMinor);
  }
}
