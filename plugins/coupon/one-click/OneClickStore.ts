import { makeAutoObservable, reaction } from 'mobx';
import type { CoreServices, Dispose } from '#core';
import { createMoney } from '#domain/money/Money.ts';
import { currencyExponent } from '#domain/money/currencyExponent.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import type { CouponSelections } from '../contract.ts';
import type { SelectionDraft } from '../../betting/contract.ts';
import { isKeyboardLikely } from './isKeyboardLikely.ts';
import { oneClickStakes } from './oneClickStakes.ts';
import { openSignIn } from '../place/openSignIn.ts';
import { stakeStep } from '../stake/stakeStep.ts';
import type { CouponAccountStore } from '../account/CouponAccountStore.ts';
import type { SettingsStore } from '../settings/SettingsStore.ts';
import type { PlacementStore } from '../place/PlacementStore.ts';
import type { DirectBetsStore } from './DirectBetsStore.ts';

/** Marks the odds of the page and listens for Esc until disposed. */
export type ArmOdds = (onEscape: () => void) => Dispose;

export interface OneClickDependencies {
  readonly services: CoreServices;
  readonly selections: CouponSelections;
  readonly settings: SettingsStore;
  readonly account: CouponAccountStore;
  readonly placement: PlacementStore;
  readonly bets: DirectBetsStore;
  readonly arm: ArmOdds;
}

/**
 * One-click betting: while it is on, a press on odds places a bet at those odds, with the account's
 * one-click amount and the coupon's policy. It uses the coupon's `PlacementStore`, so each bet has
 * an idempotency key and a lost answer is looked up.
 */
export class OneClickStore {
  /** Asking for confirmation, because the selections would be lost. */
  isAsking = false;
  /** Singles placed by one click and the quick coupon. */
  readonly bets: DirectBetsStore;
  readonly #dependencies: OneClickDependencies;
  readonly #stops: readonly Dispose[];
  #disarm: Dispose | undefined = undefined;

  constructor(dependencies: OneClickDependencies) {
    this.#dependencies = dependencies;
    this.bets = dependencies.bets;
    makeAutoObservable(this, { bets: false }, { autoBind: true });
    const { feed, session } = dependencies.services;
    this.#stops = [
      dependencies.selections.addPressHandler((draft) => this.handlePress(draft)),
      reaction(() => (this.isOn ? this.hint : ''), dependencies.selections.setPressHint, {
        fireImmediately: true,
      }),
      reaction(() => this.isOn, this.arm, { fireImmediately: true }),
      reaction(
        () => this.isOn && (feed.status === 'stale' || feed.status === 'connecting'),
        (isStale) => isStale && this.end('stale'),
      ),
      // The mode ends when another person signs in.
      reaction(
        () => session.state,
        (_now, before) => before.kind !== 'unknown' && this.end('signed-out'),
      ),
      reaction(
        () => this.isOn && !this.isOffered,
        (isLost) => isLost && this.turnOff(),
      ),
    ];
  }

  /** Whether the operator offers it and the person is not self-excluded. */
  get isOffered(): boolean {
    const { account, services } = this.#dependencies;
    return services.config.site.show_one_click && account.user?.excludedUntilS === undefined;
  }

  get isOn(): boolean {
    return this.#dependencies.settings.isOneClickOn;
  }

  get currency(): string {
    return (
      this.#dependencies.account.current?.currency ?? this.#dependencies.services.config.currency
    );
  }

  /** Minor units of the account's currency. */
  get stakeMinor(): number {
    return this.#stakes[this.currency] ?? this.#defaults.initialMinor;
  }

  /** Suggested amounts including the person's own; minor units. */
  get stakesMinor(): readonly number[] {
    const { stepMinor, initialMinor } = this.#defaults;
    return [...new Set([...oneClickStakes(stepMinor, initialMinor), this.stakeMinor])].sort(
      (first, second) => first - second,
    );
  }

  setStake(minor: number): void {
    const { settings } = this.#dependencies;
    settings.set(this.#choice, { ...settings.choices[this.#choice], [this.currency]: minor });
  }

  /** Turns it off or on: a visitor signs in first, selections need a confirmation. */
  toggle(): void {
    const { placement, selections, services } = this.#dependencies;
    if (this.isOn) return this.turnOff();
    if (!services.session.isAuthed) return openSignIn(services.modals);
    if (placement.isUnderWay) return;
    if (selections.count > 0) this.isAsking = true;
    else this.turnOn();
  }

  confirm(): void {
    this.isAsking = false;
    this.#dependencies.selections.clear();
    if (this.#dependencies.selections.count === 0) this.turnOn();
  }

  cancel(): void {
    this.isAsking = false;
  }

  turnOff(): void {
    if (!this.isOn) return;
    this.#dependencies.settings.setOneClick(false);
    this.#dependencies.services.announcer.alert(this.#t('one-click.off'));
  }

  dispose(): void {
    for (const stop of this.#stops) stop();
    this.#disarm?.();
    this.#dependencies.selections.setPressHint('');
    this.bets.dispose();
  }

  private arm(isOn: boolean): void {
    this.#disarm?.();
    this.#disarm = isOn ? this.#dependencies.arm(this.turnOff) : undefined;
  }

  /** Screen-reader hint after each price. */
  private get hint(): string {
    return this.#t('one-click.hint', { amount: this.#money(this.stakeMinor, this.currency) });
  }

  private turnOn(): void {
    this.#dependencies.settings.setOneClick(true);
    this.#dependencies.settings.close();
    const words = this.#t('one-click.on', {
      amount: this.#money(this.stakeMinor, this.currency),
    });
    this.#dependencies.services.announcer.alert(
      isKeyboardLikely() ? `${words} ${this.#t('one-click.esc')}` : words,
    );
  }

  private end(reason: 'stale' | 'signed-out'): void {
    this.isAsking = false;
    if (!this.isOn) return;
    this.#dependencies.settings.setOneClick(false);
    this.#dependencies.services.notices.add({
      group: 'one-click',
      kind: 'default',
      tone: 'warning',
      title: this.#t('one-click.off'),
      text: this.#t(`one-click.off.${reason}`),
    });
  }

  private handlePress(draft: SelectionDraft): boolean {
    if (!this.isOn) return false;
    this.bets.place(draft, this.stakeMinor);
    return true;
  }

  get #choice(): 'bonusOneClickStakeByCurrency' | 'oneClickStakeByCurrency' {
    return this.#dependencies.account.current?.kind === 'bonus'
      ? 'bonusOneClickStakeByCurrency'
      : 'oneClickStakeByCurrency';
  }

  get #stakes(): Readonly<Record<string, number>> {
    return this.#dependencies.settings.choices[this.#choice];
  }

  get #defaults(): ReturnType<typeof stakeStep> {
    return stakeStep(this.currency, currencyExponent(this.currency));
  }

  #money(minor: number, currency: string): string {
    return formatMoney(
      createMoney(minor, currency),
      this.#dependencies.services.environment.language,
    );
  }

  #t(key: string, values?: Readonly<Record<string, string | number>>): string {
    return this.#dependencies.services.i18n.t(`coupon.later:${key}`, values);
  }
}
