import { makeAutoObservable, reaction } from 'mobx';
import { createMoney, currencyExponent, formatMoney, toOddsOfThousandths, type CoreServices, type Dispose, type Notice } from '#core';
import type { Terms } from '../../../access/contract.ts';
import { openCouponCommand, type CouponSelections, type SelectionDraft } from '../../contract.ts';
import { betNumber } from '../../domain/betNumber.ts';
import { couponTypeId } from '../../domain/CouponType.ts';
import type { Refusal } from '../../domain/explainRefusal.ts';
import type { PlacedBet } from '../../domain/PlacedBet.ts';
import { oneClickStakes } from '../../domain/settings/oneClickStakes.ts';
import { stakeStep } from '../../domain/stakeStep.ts';
import type { CouponAccount } from '../CouponAccount.ts';
import type { CouponSettings } from '../CouponSettings.ts';
import type { PlacementStore } from '../PlacementStore.ts';

export interface OneClickParts {
  readonly services: CoreServices;
  readonly selections: CouponSelections;
  readonly settings: CouponSettings;
  readonly account: CouponAccount;
  readonly placement: PlacementStore;
  readonly terms: Terms | undefined;
  readonly onSignIn: () => void;
}

/** The same selection again within this time is a press too many. */
const againMs = 1000;

/**
 * While it is on, a press on odds is a bet: at the odds that were on the button, with the amount of the account, by the
 * policy of the coupon. It goes through the coupon's own placing, so a key stands for it and a lost answer is looked up.
 */
export class OneClick {
  /** The coupon holds something that would be lost: the person is asked first. */
  isAsking = false;
  /** The bet that is being placed was made by a press on odds. */
  #pressed: SelectionDraft | undefined = undefined;
  readonly #pressedAtMs = new Map<number, number>();
  readonly #parts: OneClickParts;
  readonly #stops: readonly Dispose[];

  constructor(parts: OneClickParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { autoBind: true });
    const { feed, session } = parts.services;
    this.#stops = [
      parts.selections.addTaker((draft) => this.take(draft)),
      reaction(() => (this.isOn ? this.hint : ''), parts.selections.setPressHint, { fireImmediately: true }),
      reaction(
        () => this.isOn && (feed.status === 'stale' || feed.status === 'connecting'),
        (isStale) => isStale && this.end('stale'),
      ),
      // Nobody goes on with the mode of somebody else.
      reaction(
        () => session.userId,
        () => this.end('signed-out'),
      ),
      reaction(
        () => this.isOn && !this.isOffered,
        (isLost) => isLost && this.turnOff(),
      ),
      reaction(
        () => parts.placement.state.kind === 'unknown' && this.isPlacing,
        (isUnknown) => isUnknown && this.#say({ tone: 'warning', title: this.#t('unknown.title'), text: this.#t('unknown.text') }),
      ),
    ];
  }

  /** The operator offers it. */
  get isOffered(): boolean {
    return this.#parts.services.config.site.show_one_click;
  }

  get isOn(): boolean {
    return this.#parts.settings.isOneClickOn;
  }

  get isPlacing(): boolean {
    return this.#pressed !== undefined && this.#parts.placement.isUnderWay;
  }

  get currency(): string {
    return this.#parts.account.current?.currency ?? this.#parts.services.config.currency;
  }

  /** Minor units of the account's currency. */
  get stakeMinor(): number {
    return this.#stakes[this.currency] ?? this.#usual.initialMinor;
  }

  /** Amounts that are one press away, with the person's own among them; minor units. */
  get stakesMinor(): readonly number[] {
    const { stepMinor, initialMinor } = this.#usual;
    return [...new Set([...oneClickStakes(stepMinor, initialMinor), this.stakeMinor])].sort((first, second) => first - second);
  }

  setStake(minor: number): void {
    const { settings } = this.#parts;
    settings.set(this.#choice, { ...settings.choices[this.#choice], [this.currency]: minor });
  }

  /** Turns it off, or on: for a visitor after the sign-in, for a coupon that holds something after a question. */
  toggle(): void {
    const { placement, selections, services, onSignIn } = this.#parts;
    if (this.isOn) return this.turnOff();
    if (!services.session.isAuthed) return onSignIn();
    if (placement.isUnderWay) return;
    if (selections.count > 0) this.isAsking = true;
    else this.turnOn();
  }

  confirm(): void {
    this.isAsking = false;
    this.#parts.selections.clear();
    if (this.#parts.selections.count === 0) this.turnOn();
  }

  cancel(): void {
    this.isAsking = false;
  }

  turnOff(): void {
    if (!this.isOn) return;
    this.#parts.settings.setOneClick(false);
    this.#parts.services.announcer.alert(this.#t('one-click.off'));
  }

  /** True when the bet was made by a press on odds: then it is told as a notice, and the coupon is free again. */
  takeAccepted(bet: PlacedBet): boolean {
    const draft = this.#end();
    if (draft === undefined) return false;
    const { preferences } = this.#parts.services;
    const odds = bet.selections[0]?.odds ?? bet.odds;
    this.#say({
      tone: 'success',
      title: this.#t('coupon:accepted.title'),
      text: this.#t('one-click.accepted', {
        number: betNumber(bet.id),
        name: draft.outcomeName,
        odds: preferences.oddsWriter.price(toOddsOfThousandths(odds)),
        stake: this.#money(bet.stake.minor, bet.stake.currency),
      }),
      actions: [{ id: 'bets', label: this.#t('coupon:tab.bets'), run: () => void this.#parts.services.commands.run(openCouponCommand, { tab: 'bets' }) }],
    });
    return true;
  }

  takeRefused(refusal: Refusal): boolean {
    const draft = this.#end();
    if (draft === undefined) return false;
    const [change] = refusal.changes;
    const { oddsWriter } = this.#parts.services.preferences;
    const reason =
      change === undefined
        ? this.#t(refusal.key, { event: draft.eventName })
        : this.#t('one-click.odds', { was: oddsWriter.price(toOddsOfThousandths(change.was)), now: oddsWriter.price(toOddsOfThousandths(change.now)) });
    const limit = refusal.limit === undefined ? [] : [this.#t('coupon:refused.limit', { limit: this.#money(refusal.limit.minor, refusal.limit.currency) })];
    this.#say({ tone: 'danger', title: this.#t('coupon:refused.title'), text: [`${draft.outcomeName}.`, reason, ...limit, this.#t('coupon:refused.nothing-charged')].join(' ') });
    return true;
  }

  takeSignedOut(): boolean {
    if (this.#end() === undefined) return false;
    this.#say({ tone: 'warning', title: this.#t('coupon:signed-out.title'), text: this.#t('one-click.signed-out') });
    return true;
  }

  dispose(): void {
    for (const stop of this.#stops) stop();
    this.#parts.selections.setPressHint('');
  }

  /** What a screen reader hears after the name of each price. */
  private get hint(): string {
    return this.#t('one-click.hint', { amount: this.#money(this.stakeMinor, this.currency) });
  }

  private turnOn(): void {
    this.#parts.settings.setOneClick(true);
    this.#parts.settings.close();
    this.#parts.services.announcer.alert(this.#t('one-click.on', { amount: this.#money(this.stakeMinor, this.currency) }));
  }

  private end(reason: 'stale' | 'signed-out'): void {
    this.isAsking = false;
    if (!this.isOn) return;
    this.#parts.settings.setOneClick(false);
    this.#say({ tone: 'warning', title: this.#t('one-click.off'), text: this.#t(`one-click.off.${reason}`) });
  }

  private take(draft: SelectionDraft): boolean {
    if (!this.isOn) return false;
    const { account, placement, services, settings, terms } = this.#parts;
    const { announcer, clock, feed, preferences } = services;
    const nowMs = clock.monotonicMs();
    if (nowMs - (this.#pressedAtMs.get(draft.outcomeId) ?? -againMs) < againMs) {
      announcer.polite(this.#t('one-click.again'));
      return true;
    }
    const { current } = account;
    const obstacle = placement.isUnderWay
      ? 'busy'
      : current === undefined || (terms !== undefined && terms.staking !== 'open')
        ? 'not-now'
        : feed.status === 'delayed' && draft.isLive
          ? 'delayed'
          : this.stakeMinor > current.balance.minor
            ? 'balance'
            : undefined;
    if (obstacle !== undefined || current === undefined) {
      this.#say({ tone: 'warning', title: this.#t('coupon:refused.title'), text: this.#t(`one-click.${obstacle ?? 'not-now'}`) });
      return true;
    }
    this.#pressedAtMs.set(draft.outcomeId, nowMs);
    this.#pressed = draft;
    const isSent = placement.place({
      accountId: current.id,
      typeId: couponTypeId('single'),
      stakeMinor: this.stakeMinor,
      currency: this.currency,
      policy: settings.policy,
      oddsFormat: preferences.oddsFormat,
      selections: [{ outcomeId: draft.outcomeId, odds: draft.odds }],
      ...(settings.choices.isExactOdds ? { isExactOdds: true } : {}),
    });
    if (!isSent) this.#pressed = undefined;
    return true;
  }

  /** The bet that was pressed, which is over now; the coupon goes on as if nothing had been. */
  #end(): SelectionDraft | undefined {
    const draft = this.#pressed;
    this.#pressed = undefined;
    if (draft !== undefined) this.#parts.placement.dismiss();
    return draft;
  }

  get #choice(): 'bonusOneClickStakeByCurrency' | 'oneClickStakeByCurrency' {
    return this.#parts.account.current?.kind === 'bonus' ? 'bonusOneClickStakeByCurrency' : 'oneClickStakeByCurrency';
  }

  get #stakes(): Readonly<Record<string, number>> {
    return this.#parts.settings.choices[this.#choice];
  }

  get #usual(): ReturnType<typeof stakeStep> {
    return stakeStep(this.currency, currencyExponent(this.currency));
  }

  #money(minor: number, currency: string): string {
    return formatMoney(createMoney(minor, currency), this.#parts.services.environment.language);
  }

  #say(notice: Omit<Notice, 'group' | 'kind'>): void {
    this.#parts.services.notices.add({ group: 'one-click', kind: notice.actions === undefined ? 'default' : 'default-with-controls', ...notice });
  }

  #t(key: string, values?: Readonly<Record<string, string | number>>): string {
    return this.#parts.services.i18n.t(key.includes(':') ? key : key.startsWith('one-click') ? `coupon.later:${key}` : `coupon:${key}`, values);
  }
}
