import { reaction } from 'mobx';
import type { CoreServices, Dispose } from '#core';
import type { Terms } from '../../access/contract.ts';
import type { Accounts } from '../../auth/contract.ts';
import { signInModal } from '../../auth/contract.ts';
import { CodesApi } from '../codes/CodesApi.ts';
import { CouponApi } from './CouponApi.ts';
import { betPlacedEvent, type CouponSelections } from '../contract.ts';
import type { CouponOrder } from '../place/CouponOrder.ts';
import type { OddsChangePolicy } from '#domain/bets/OddsChangePolicy.ts';
import type { Refusal } from '../refusals/explainRefusal.ts';
import { readMoneyRules } from '../money/MoneyRules.ts';
import type { Bet } from '#domain/bets/Bet.ts';
import type { PlacingStage } from '../place/PlacingStage.ts';
import { AutoMax } from '../stake/AutoMax.ts';
import { PendingCashOuts } from '../cash-out/PendingCashOuts.ts';
import { CodesStore } from '../codes/CodesStore.ts';
import { CouponAccount } from '../account/CouponAccount.ts';
import { CompositionStore } from './CompositionStore.ts';
import { CouponAnnouncements } from './CouponAnnouncements.ts';
import { CouponLimits } from '../stake/CouponLimits.ts';
import { CouponRows } from '../selections/CouponRows.ts';
import { CouponSettings } from '../settings/CouponSettings.ts';
import { CouponStore } from './CouponStore.ts';
import type { CouponUiStore } from '../frame/CouponUiStore.ts';
import { lastAccepted } from '../accepted/lastAccepted.ts';
import { LiveSelections } from '../selections/LiveSelections.ts';
import { MoneyModes } from '../money/MoneyModes.ts';
import { MyBetsStore } from '../my-bets/MyBetsStore.ts';
import { DirectBets } from '../one-click/DirectBets.ts';
import { OneClick, type ArmOdds } from '../one-click/OneClick.ts';
import { pendingPlacements } from '../place/pendingPlacements.ts';
import { PlacementStore } from '../place/PlacementStore.ts';
import { PricingStore } from './PricingStore.ts';
import { Repeats } from '../repeat/Repeats.ts';
import { StakeStore } from '../stake/StakeStore.ts';
import { writeOrder } from '../place/writeOrder.ts';

export interface WorkspaceParts {
  readonly services: CoreServices;
  readonly selections: CouponSelections;
  readonly view: CouponUiStore;
  readonly accounts: Accounts | undefined;
  /** Undefined where nobody is asked about terms. */
  readonly terms: Terms | undefined;
  readonly arm: ArmOdds;
}

/** The policy before the person chose one: asking in the strict profile, else accepting higher odds (specification 2, 3). */
function defaultPolicy(services: CoreServices): OddsChangePolicy {
  return services.config.rgProfile === 'strict' ? 'confirm' : 'acceptHigher';
}

/** The heavy half of the coupon: its stores, wired together, and what ends with them. */
export class CouponWorkspace {
  readonly account: CouponAccount;
  readonly autoMax: AutoMax;
  readonly codes: CodesStore;
  readonly composition: CompositionStore;
  readonly coupon: CouponStore;
  readonly directBets: DirectBets;
  readonly limits: CouponLimits;
  readonly live: LiveSelections;
  readonly money: MoneyModes;
  readonly myBets: MyBetsStore;
  readonly oneClick: OneClick;
  readonly placement: PlacementStore;
  readonly pricing: PricingStore;
  readonly repeats: Repeats;
  readonly rows: CouponRows;
  readonly selections: CouponSelections;
  readonly settings: CouponSettings;
  readonly stake: StakeStore;
  readonly view: CouponUiStore;
  readonly #announcements: CouponAnnouncements;
  readonly #parts: WorkspaceParts;
  readonly #stops: readonly Dispose[];

  constructor(parts: WorkspaceParts) {
    const { services, selections, view, accounts, terms } = parts;
    const { clock, config, environment, feed, http, preferences, scheduler, session, storage } =
      services;
    const api = new CouponApi(http);
    this.#parts = parts;
    this.selections = selections;
    this.view = view;
    this.settings = new CouponSettings(storage, preferences, defaultPolicy(services));
    this.account = new CouponAccount(storage, accounts, selections);
    this.stake = new StakeStore(
      storage,
      environment.language,
      this.account.current?.currency ?? config.currency,
      this.settings.ownStepMinor,
    );
    this.live = new LiveSelections(feed, selections);
    this.composition = new CompositionStore(
      storage,
      selections,
      environment.language,
      this.stake.currency,
    );
    this.rows = new CouponRows({
      selections,
      live: this.live,
      composition: this.composition,
      settings: this.settings,
      shape: () => this.coupon.shape,
    });
    this.coupon = new CouponStore({
      feed,
      selections,
      live: this.live,
      rows: this.rows,
      stake: this.stake,
      composition: this.composition,
      pricing: () => this.pricing,
      account: this.account,
      money: () => this.money,
      terms,
    });
    this.limits = new CouponLimits({
      coupon: this.coupon,
      stake: this.stake,
      account: this.account,
      money: () => this.money,
      pricing: () => this.pricing,
    });
    this.money = new MoneyModes({
      storage,
      clock,
      session,
      rules: readMoneyRules(config.plugins?.['coupon']),
      account: this.account,
      settings: this.settings,
      rows: this.rows,
      coupon: () => this.coupon,
      maxStakeMinor: () => this.limits.maxStakeMinor,
      pricing: () => this.pricing.pricing,
    });
    this.pricing = new PricingStore(
      api,
      scheduler,
      () => ({ ...this.coupon.priced, language: environment.language }),
      (pricing) => this.live.fill(pricing.selections, pricing.missing),
    );
    this.autoMax = new AutoMax({
      settings: this.settings,
      limits: this.limits,
      stake: this.stake,
      selections,
    });
    this.placement = new PlacementStore(
      {
        api,
        clock,
        scheduler,
        session,
        selections,
        pending: pendingPlacements(storage),
        accepted: lastAccepted(storage),
        isCouponKept: () => this.settings.choices.isCouponKept,
      },
      {
        onAccepted: (bets, order) => this.#accepted(bets, order),
        onRefused: (refusal) => this.#refused(refusal),
        onSignedOut: () => this.#signedOut(),
      },
    );
    this.repeats = new Repeats({
      selections,
      composition: this.composition,
      coupon: this.coupon,
      placement: this.placement,
      stake: this.stake,
      view,
    });
    this.directBets = new DirectBets({
      services,
      settings: this.settings,
      account: this.account,
      placement: this.placement,
      terms,
    });
    this.oneClick = new OneClick({
      services,
      selections,
      settings: this.settings,
      account: this.account,
      placement: this.placement,
      bets: this.directBets,
      onSignIn: () => this.signIn(),
      arm: parts.arm,
    });
    this.codes = new CodesStore({
      api: new CodesApi(http),
      selections,
      compose: this.composition.compose,
      onLoaded: (open, total) => this.#announcements.loaded(open, total),
    });
    this.#announcements = new CouponAnnouncements({
      services,
      selections,
      rows: this.rows,
      coupon: this.coupon,
    });
    this.myBets = new MyBetsStore({ api, feed, session }, this.placement.takePlacement);
    this.#stops = this.#follow();
  }

  get isSignedIn(): boolean {
    return this.#parts.services.session.isAuthed;
  }

  /** A stake can be entered: nothing is on its way, and nothing has to go out first. */
  get hasStake(): boolean {
    return !this.placement.isUnderWay && this.stage !== 'blocked';
  }

  /** What the foot of the coupon is about now. */
  get stage(): PlacingStage {
    const { kind } = this.placement.state;
    if (kind === 'placing' || kind === 'waiting') return 'placing';
    if (kind === 'unknown' || kind === 'elsewhere') return kind;
    if (this.rows.blocked.length > 0) return 'blocked';
    if (this.rows.changed.length > 0) return 'changed';
    return kind === 'refused' || kind === 'signed-out' ? kind : 'ready';
  }

  /** Whether the button may be pressed. A visitor always may: it leads to the sign-in. */
  get canPress(): boolean {
    if (this.placement.isUnderWay) return false;
    if (!this.isSignedIn) return this.coupon.obstacle !== 'empty';
    return (
      this.coupon.obstacle === undefined &&
      this.limits.stakeProblem === undefined &&
      this.balance !== undefined
    );
  }

  /** Balance of the account the stake is paid from. */
  get balance(): Accounts['activeAccount'] {
    return this.account.current;
  }

  /** The platform gives this person lower odds than the lists show, for something that is in the coupon. */
  get hasCutOdds(): boolean {
    const user = this.#parts.accounts?.user;
    return (
      user !== undefined &&
      this.rows.all.some((row) =>
        (row.live?.isLive ?? row.draft.isLive) ? user.hasCutLiveOdds : user.hasCutLineOdds,
      )
    );
  }

  /** The person has several accounts, and wants to say which one pays. */
  get hasAccountChoice(): boolean {
    return this.settings.choices.isAccountChoiceShown && this.account.all.length > 1;
  }

  /** Places the coupon with the odds on the screen; a visitor signs in first and then presses again. */
  place(shown: ReadonlyMap<number, number>, isAccepting: boolean): void {
    if (!this.isSignedIn) return this.signIn();
    const order = this.placement.isUnderWay
      ? undefined
      : writeOrder(this, {
          shown,
          isAccepting,
          oddsFormat: this.#parts.services.preferences.oddsFormat,
        });
    if (order !== undefined) this.placement.place(order);
  }

  /** Why the last bet was not placed, while that still holds. */
  get refusal(): Refusal | undefined {
    const { state } = this.placement;
    return state.kind === 'refused' ? state.refusal : undefined;
  }

  /** The accounts as the platform has them now, after it refused one. */
  reloadAccounts(): void {
    void this.#parts.accounts?.load();
    this.placement.dismiss();
  }

  /** Asks again whether the terms have changed, for the person who does not want to wait. */
  checkTerms(): void {
    void this.#parts.terms?.check();
  }

  signIn(): void {
    if (!this.#parts.services.modals.isAnyOpen)
      void this.#parts.services.modals.open(signInModal, { reason: 'bet' });
  }

  #follow(): readonly Dispose[] {
    const { clock, config, environment, session, storage } = this.#parts.services;
    const { view } = this.#parts;
    return [
      reaction(
        () => this.account.current?.currency ?? (session.isAuthed ? undefined : config.currency),
        (currency) => this.#takeCurrency(currency),
        { fireImmediately: true },
      ),
      reaction(
        () =>
          this.placement.state.kind !== 'idle' ||
          this.settings.isOpen ||
          this.settings.isOneClickOn,
        view.setBusy,
        { fireImmediately: true },
      ),
      reaction(
        () => environment.language,
        (language) => {
          this.stake.setLanguage(language);
          this.composition.setLanguage(language);
        },
      ),
      reaction(
        () => (this.settings.choices.isAutoMax ? undefined : this.limits.minStakeMinor),
        (leastMinor) =>
          leastMinor !== undefined &&
          this.stake.takeLeast(this.limits.perField(leastMinor, Math.ceil)),
        { fireImmediately: true },
      ),
      this.#followInFlight(),
      reaction(() => this.myBets.openCount, view.setOpenBets, { fireImmediately: true }),
      reaction(
        () => session.userId,
        (userId) =>
          void this.#resumeCashOuts(
            new PendingCashOuts(storage, clock.nowMs).of(userId).map(({ order }) => order.betId),
          ),
        { fireImmediately: true },
      ),
      reaction(
        () =>
          [
            JSON.stringify(this.composition.composition),
            this.composition.outcomeIds.join(),
            this.stake.text,
            this.settings.policy,
          ] as const,
        () => this.#edited(),
        { equals: (first, second) => first.join('|') === second.join('|') },
      ),
    ];
  }

  /** While the outcome of a coupon is open nobody loads the page anew. One that waits for a sign-in is on no way. */
  #followInFlight(): Dispose {
    let end: Dispose | undefined;
    const stop = reaction(
      () => this.placement.isInFlight,
      (isInFlight) => {
        end?.();
        end = isInFlight ? this.#parts.services.pendingWork.begin('coupon') : undefined;
      },
      { fireImmediately: true },
    );
    return () => {
      stop();
      end?.();
    };
  }

  dispose(): void {
    for (const stop of this.#stops) stop();
    for (const store of [
      this.#announcements,
      this.oneClick,
      this.directBets,
      this.account,
      this.autoMax,
      this.money,
      this.placement,
      this.pricing,
      this.myBets,
      this.live,
      this.settings,
      this.composition,
    ])
      store.dispose();
  }

  #takeCurrency(currency: string | undefined): void {
    if (currency === undefined) return;
    this.stake.setCurrency(currency);
    this.composition.setCurrency(currency);
  }

  /** Something else is in the coupon than what the accepted bet left there. */
  get #hasGoneOn(): boolean {
    return (
      this.selections.count > 0 &&
      this.selections.drafts.map((draft) => draft.outcomeId).join() !==
        this.placement.leftIds.join()
    );
  }

  /** A refusal, or a success view, is over as soon as the person goes on with the coupon. */
  #edited(): void {
    const { kind } = this.placement.state;
    if (kind === 'refused' || kind === 'signed-out' || (kind === 'accepted' && this.#hasGoneOn))
      this.placement.dismiss();
  }

  #signedOut(): void {
    this.directBets.takeSignedOut();
    this.signIn();
  }

  /** Takes up the cash-outs that a reload, or the end of a session, interrupted, wherever the person is. */
  async #resumeCashOuts(betIds: readonly number[]): Promise<void> {
    if (betIds.length === 0) return;
    const { services } = this.#parts;
    const userId = services.session.userId;
    try {
      const { createCashOut } = await import('../cash-out/createCashOut.ts');
      if (services.session.userId === userId)
        for (const betId of betIds)
          this.myBets.cashOutOf(betId, () => createCashOut(betId, this, services));
    } catch (error) {
      services.reports.report(error, { plugin: 'coupon', contribution: 'cash-out' });
    }
  }

  #accepted(bets: readonly Bet[], order: CouponOrder): void {
    const { events } = this.#parts.services;
    // A code is good once; with the selections kept it would only be refused.
    if (order.promoCode !== undefined) this.money.setPromo(undefined);
    for (const bet of bets) {
      this.directBets.takeAccepted(bet);
      this.myBets.add(bet);
      events.emit(betPlacedEvent, {
        couponId: bet.id,
        accountId: bet.accountId,
        type: bet.type,
        stakeMinor: bet.stake.minor,
        currency: bet.stake.currency,
        selectionCount: bet.selections.length,
      });
    }
    this.#announcements.accepted(bets, order);
  }

  #refused(refusal: Refusal): void {
    if (this.directBets.takeRefused(refusal)) return;
    this.live.applyChanges(refusal.changes);
    if (refusal.key === 'refused.outcome_suspended') this.live.suspend(refusal.outcomeIds);
    this.#announcements.refused(refusal);
  }
}
