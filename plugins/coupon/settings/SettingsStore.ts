import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { Dispose, Preferences, SafeStorage } from '#core';
import { persisted, type Persisted } from '#core/data';
import type { OddsChangePolicy } from '#domain/bets/OddsChangePolicy.ts';
import { withChoice, type CouponChoice, type CouponChoices } from './CouponChoices.ts';
import { fromStored, toStored } from './storedChoices.ts';
import { isStoredCouponSettings } from '#stored/coupon/isStoredCouponSettings.js';

type Stored = Readonly<Record<string, unknown>>;

/** The person's coupon choices: stored where allowed, shared by all tabs. */
export class SettingsStore {
  /** Whether the settings replace the coupon. */
  isOpen = false;
  /** One-click betting. Never stored: off after each page load. */
  isOneClickOn = false;
  readonly #stored: Persisted<Stored>;
  readonly #defaultPolicy: OddsChangePolicy;
  readonly #stop: Dispose;

  constructor(
    storage: SafeStorage,
    preferences: Pick<Preferences, 'mayPersist'>,
    defaultPolicy: OddsChangePolicy,
  ) {
    this.#stored = persisted<Stored>(
      { storage, preferences },
      { key: 'coupon/settings', version: 1, fallback: {}, check: isStoredCouponSettings },
    );
    this.#defaultPolicy = defaultPolicy;
    makeAutoObservable(this, { ownStepMinor: false }, { autoBind: true });
    // Here or in another tab; see `setOneClick`.
    this.#stop = reaction(
      () => this.choices.isDroppedOnScoreChange,
      (isDropped) => isDropped && runInAction(() => (this.isOneClickOn = false)),
    );
  }

  get choices(): CouponChoices {
    return fromStored(this.#stored.value, this.#defaultPolicy);
  }

  /** Default choices, before the person has made any. */
  get choicesAtFirst(): CouponChoices {
    return fromStored({}, this.#defaultPolicy);
  }

  /** Effective policy for changed odds: `confirm` with exact odds. */
  get policy(): OddsChangePolicy {
    return this.choices.isExactOdds ? 'confirm' : this.choices.policy;
  }

  /** The person's own step in minor units; undefined for the default. */
  readonly ownStepMinor = (currency: string): number | undefined =>
    this.choices.isOwnStep ? this.choices.stepByCurrency[currency] : undefined;

  setPolicy(policy: OddsChangePolicy): void {
    this.set('policy', policy);
  }

  set<Choice extends CouponChoice>(choice: Choice, value: CouponChoices[Choice]): void {
    this.#stored.set(toStored(withChoice(this.choices, choice, value)));
  }

  /** Applies several choices, each with the ones that it implies. */
  choose(chosen: Partial<CouponChoices>): void {
    let next = this.choices;
    for (const [choice, value] of Object.entries(chosen))
      next = withChoice(next, choice as CouponChoice, value);
    this.#stored.set(toStored(next));
  }

  /**
   * One-click betting and dropping on a score change exclude each other; the last one turned on
   * wins.
   */
  setOneClick(isOn: boolean): void {
    if (isOn && this.choices.isDroppedOnScoreChange) this.set('isDroppedOnScoreChange', false);
    this.isOneClickOn = isOn;
  }

  open(): void {
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
  }

  dispose(): void {
    this.#stop();
    this.#stored.dispose();
  }
}
