import { makeAutoObservable } from 'mobx';
import type { SafeStorage } from '#core';
import { persisted, type Persisted } from '#core/data';
import { currencyExponent } from '#domain/money/currencyExponent.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import { stepStake, type StakeProblem } from './checkStake.ts';
import { readAmount } from './readAmount.ts';
import { quickAmounts, stakeStep } from './stakeStep.ts';
import { isStoredStake } from '#stored/coupon/isStoredStake.js';

interface StoredStake {
  readonly minor: number;
  readonly currency: string;
  /** Filled in by Max, for the coupon of that moment only. */
  readonly isMost?: boolean;
}

const nothingStored: StoredStake = { minor: 0, currency: '' };

/**
 * The typed amount: its text and value. A change of currency empties it, because an amount is never
 * converted silently; a session starts with the default amount of the currency.
 */
export class StakeStore {
  text: string;
  currency: string;
  /** Whether the next key of the keypad replaces the amount. */
  isFresh = true;
  /** Language of the typed text. */
  language: string;
  /** Whether the amount is still the currency's default. */
  private isDefault: boolean;
  readonly #stored: Persisted<StoredStake>;
  readonly #ownStepMinor: (currency: string) => number | undefined;

  /** @param ownStepMinor the person's own step in minor units; undefined for the default */
  constructor(
    storage: SafeStorage,
    language: string,
    currency: string,
    ownStepMinor: (currency: string) => number | undefined = () => undefined,
  ) {
    this.#ownStepMinor = ownStepMinor;
    this.language = language;
    this.currency = currency;
    this.#stored = persisted<StoredStake>(
      { storage },
      {
        key: 'coupon/stake',
        version: 1,
        fallback: nothingStored,
        check: isStoredStake,
      },
    );
    const stored = this.#stored.value;
    this.isDefault = stored.currency !== currency;
    const minor = this.isDefault ? this.defaultMinor : stored.minor;
    this.text = minor === 0 ? '' : this.format(minor);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  private get defaultMinor(): number {
    return stakeStep(this.currency, currencyExponent(this.currency)).initialMinor;
  }

  get stepMinor(): number {
    return (
      this.#ownStepMinor(this.currency) ??
      stakeStep(this.currency, currencyExponent(this.currency)).stepMinor
    );
  }

  /** Amounts of the quick buttons, minor units. */
  get quickAmountsMinor(): readonly number[] {
    return quickAmounts(this.stepMinor);
  }

  /** Minor units; undefined while the text is no amount. */
  get minor(): number | undefined {
    return readAmount(this.text, this.currency, this.language).minor;
  }

  /** Why the text is no amount. */
  get problem(): StakeProblem | undefined {
    return readAmount(this.text, this.currency, this.language).problem;
  }

  /** Whether the text is an amount or empty; other text is kept until corrected. */
  private get isReadable(): boolean {
    return this.problem === undefined || this.problem.kind === 'empty';
  }

  type(text: string): void {
    this.text = text.slice(0, 24);
    this.isFresh = false;
    this.keep();
  }

  /** A key of the keypad: digit or separator. The first replaces the amount. */
  press(key: string): void {
    this.type(this.isFresh ? key : `${this.text}${key}`);
  }

  erase(): void {
    this.type(this.isFresh ? '' : this.text.slice(0, -1));
  }

  set(minor: number): void {
    this.show(minor);
    this.keep();
  }

  /** Fills in the largest possible amount, which `forgetMost` resets. */
  setMost(minor: number): void {
    this.show(minor);
    this.keep(true);
  }

  /** Replaces an amount filled in by Max by the default for another coupon. */
  forgetMost(): void {
    if (this.#stored.value.isMost !== true) return;
    this.#stored.set(nothingStored);
    this.isDefault = true;
    this.show(this.defaultMinor);
  }

  /** Raises the default amount to the minimum stake (minor units); an entered amount stays. */
  raiseToLeast(leastMinor: number): void {
    if (this.isDefault) this.text = this.format(Math.max(this.defaultMinor, leastMinor));
  }

  /** Adds to the amount, also when it is not a multiple of the step. */
  add(minor: number): void {
    if (this.isReadable) this.set((this.minor ?? 0) + minor);
  }

  step(direction: 1 | -1): void {
    if (this.isReadable) this.set(stepStake(this.minor ?? 0, this.stepMinor, direction));
  }

  setCurrency(currency: string): void {
    if (currency === this.currency) return;
    this.currency = currency;
    this.text = '';
    this.isDefault = false;
  }

  /** Reformats the amount with the separators of the language. */
  setLanguage(language: string): void {
    const { minor } = this;
    this.language = language;
    if (minor !== undefined) this.text = this.format(minor);
  }

  /** Normalises the text on blur: 10 becomes 10.00. */
  tidy(): void {
    if (this.minor !== undefined) this.text = this.format(this.minor);
  }

  dispose(): void {
    this.#stored.dispose();
  }

  private format(minor: number): string {
    return formatMoney({ minor, currency: this.currency }, this.language, { hasSymbol: false });
  }

  private show(minor: number): void {
    this.text = this.format(minor);
    this.isFresh = true;
  }

  private keep(isMost = false): void {
    this.isDefault = false;
    this.#stored.set({
      minor: this.minor ?? 0,
      currency: this.currency,
      ...(isMost ? { isMost } : {}),
    });
  }
}
