import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { Dispose, Preferences, SafeStorage, StoredValue } from '#core';
import type { OddsChangePolicy } from '#domain/bets/OddsChangePolicy.ts';
import { withChoice, type CouponChoice, type CouponChoices } from './CouponChoices.ts';
import { fromStored, toStored } from './storedChoices.ts';
import { isStoredCouponSettings } from '#stored/coupon/isStoredCouponSettings.js';

type Stored = Readonly<Record<string, unknown>>;

/** What the person chose for the coupon: kept in this browser where it may be, the same in all of its tabs. */
export class CouponSettings {
  choices: CouponChoices;
  /** The panel with the choices stands in the place of the coupon. */
  isOpen = false;
  /** Each press on odds places a bet. Never kept: a page always begins without it. */
  isOneClickOn = false;
  readonly #stored: StoredValue<Stored>;
  readonly #defaultPolicy: OddsChangePolicy;
  readonly #preferences: Pick<Preferences, 'mayPersist'>;
  readonly #stops: readonly Dispose[];

  constructor(
    storage: SafeStorage,
    preferences: Pick<Preferences, 'mayPersist'>,
    defaultPolicy: OddsChangePolicy,
  ) {
    this.#stored = storage.value<Stored>({
      key: 'coupon/settings',
      version: 1,
      fallback: {},
      check: isStoredCouponSettings,
    });
    this.#preferences = preferences;
    this.#defaultPolicy = defaultPolicy;
    this.choices = fromStored(this.#stored.read(), defaultPolicy);
    makeAutoObservable(this, { choices: observableRef, ownStepMinor: false }, { autoBind: true });
    this.#stops = [
      this.#stored.onChange(this.take),
      reaction(
        () => preferences.mayPersist,
        () => this.#keep(),
      ),
    ];
  }

  /** What to do when odds change: exact odds leave nothing to the policy. */
  get policy(): OddsChangePolicy {
    return this.choices.isExactOdds ? 'confirm' : this.choices.policy;
  }

  /** The person's own step in minor units; undefined where the usual one holds. */
  readonly ownStepMinor = (currency: string): number | undefined =>
    this.choices.isOwnStep ? this.choices.stepByCurrency[currency] : undefined;

  setPolicy(policy: OddsChangePolicy): void {
    this.set('policy', policy);
  }

  set<Choice extends CouponChoice>(choice: Choice, value: CouponChoices[Choice]): void {
    this.choices = withChoice(this.choices, choice, value);
    if (this.choices.isDroppedOnScoreChange) this.isOneClickOn = false;
    this.#keep();
  }

  /** One-click betting and dropping on a score exclude each other: the one turned on last holds. */
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
    for (const stop of this.#stops) stop();
  }

  private take(stored: Stored): void {
    if (!this.#preferences.mayPersist) return;
    this.choices = fromStored(stored, this.#defaultPolicy);
    if (this.choices.isDroppedOnScoreChange) this.isOneClickOn = false;
  }

  #keep(): void {
    if (this.#preferences.mayPersist) this.#stored.write(toStored(this.choices));
    else this.#stored.remove();
  }
}
