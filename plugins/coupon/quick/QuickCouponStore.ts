import { makeAutoObservable, reaction } from 'mobx';
import type { CoreServices, Dispose } from '#core';
import { CouponApi } from '../compose/CouponApi.ts';
import type { CouponSelections } from '../contract.ts';
import type { SelectionDraft } from '../../betting/contract.ts';
import { checkStake, checkTyped, type StakeProblem } from '../stake/checkStake.ts';
import { findBlock, type SelectionBlock } from '../selections/findBlock.ts';
import { holdsFor } from '#domain/ticket/terms/HouseTerms.ts';
import { moneyOf, type CouponMoney } from '#domain/ticket/terms/moneyOf.ts';
import { findPlaceBlocker, type PersonClosure, type PlaceBlocker } from '../place/PlaceBlocker.ts';
import type { CouponAccountStore } from '../account/CouponAccountStore.ts';
import type { MoneyStore } from '../money/MoneyStore.ts';
import type { DirectBetsStore } from '../one-click/DirectBetsStore.ts';
import type { PlacementStore } from '../place/PlacementStore.ts';
import type { PlacingStore } from '../place/PlacingStore.ts';
import type { SettingsStore } from '../settings/SettingsStore.ts';
import { LiveSelectionsStore } from '../selections/LiveSelectionsStore.ts';
import { PricingStore } from '../compose/PricingStore.ts';
import { checkDue, personLimitOf } from '../stake/personLimit.ts';
import { StakeStore } from '../stake/StakeStore.ts';

/** Stores shared with the coupon. */
interface SharedStores {
  readonly account: CouponAccountStore;
  readonly directBets: DirectBetsStore;
  readonly money: Pick<MoneyStore, 'rules'>;
  readonly placement: PlacementStore;
  readonly placing: PlacingStore;
  readonly selections: CouponSelections;
  readonly settings: SettingsStore;
  readonly stake: StakeStore;
}

/** Quick coupon of one outcome: limits, amount and bet. */
export class QuickCouponStore {
  readonly draft: SelectionDraft;
  readonly stake: StakeStore;
  readonly #services: CoreServices;
  readonly #stores: SharedStores;
  readonly #live: LiveSelectionsStore;
  readonly #pricing: PricingStore;
  readonly #stops: readonly Dispose[];

  constructor(services: CoreServices, stores: SharedStores, draft: SelectionDraft) {
    this.#services = services;
    this.#stores = stores;
    this.draft = draft;
    const { environment, feed, http, scheduler, storage } = services;
    this.stake = new StakeStore(
      storage,
      environment.language,
      stores.stake.currency,
      stores.settings.ownStepMinor,
    );
    this.#live = new LiveSelectionsStore(feed, { drafts: [draft] });
    this.#pricing = new PricingStore(
      new CouponApi(http),
      scheduler,
      () => ({
        type: 'single',
        selections: [{ outcomeId: draft.outcomeId }],
        currency: this.stake.currency,
        language: environment.language,
        // The answer includes personal limits only for an account.
        accountId: stores.account.current?.id,
      }),
      () => stores.account.user,
      (pricing) => this.#live.fill(pricing.selections, pricing.missing, pricing.dependent),
    );
    makeAutoObservable(this, { draft: false, stake: false }, { autoBind: true });
    this.#stops = [
      this.stake.dispose,
      reaction(() => stores.stake.currency, this.stake.setCurrency),
      reaction(() => environment.language, this.stake.setLanguage),
      reaction(
        () => stores.directBets.isStakeRefused,
        (isRefused) => isRefused && this.#pricing.refresh(),
      ),
    ];
  }

  /** Thousandths on offer; the sent ones while a bet is pending. */
  get odds(): number {
    const { outcomeId, odds } = this.draft;
    const sent = this.#stores.placement.sent?.selections.find(
      (each) => each.outcomeId === outcomeId,
    );
    return sent?.odds ?? this.#live.byId.get(outcomeId)?.odds ?? odds;
  }

  get block(): SelectionBlock | undefined {
    const { draft } = this;
    const live = this.#live.byId.get(draft.outcomeId);
    const facts = {
      outcomeId: draft.outcomeId,
      eventId: draft.eventId,
      isSuspended: live?.isSuspended ?? false,
      isClosed: live?.isClosed ?? false,
      isFinished: live?.isFinished ?? false,
      isGone: this.#live.gone.has(draft.outcomeId),
      isExcludedFromAccumulator: false,
    };
    return findBlock(facts, [facts]);
  }

  get minStakeMinor(): number | undefined {
    const { minStakeTypes } = this.#stores.money.rules;
    return holdsFor(minStakeTypes, 'single') ? this.#pricing.pricing?.minStake.minor : undefined;
  }

  /** None for kinds that the brand does not list, nor on a bonus account. */
  get maxStakeMinor(): number | undefined {
    const { account, money } = this.#stores;
    return holdsFor(money.rules.maxStakeTypes, 'single') && account.current?.kind !== 'bonus'
      ? this.#pricing.pricing?.maxStake.minor
      : undefined;
  }

  get stakeProblem(): StakeProblem | undefined {
    const { current } = this.#stores.account;
    const minor = this.stake.minor ?? 0;
    const limits = {
      minMinor: this.minStakeMinor,
      maxMinor: this.maxStakeMinor,
      cap: this.maxStakeMinor === undefined ? undefined : this.#pricing.pricing?.cap,
    };
    const balanceMinor = current?.balance.minor;
    const limit = personLimitOf(this.#pricing.pricing, this.stake.currency, current);
    return (
      checkTyped(this.stake.problem, { ...limits, balanceMinor }) ??
      checkStake(minor, limits) ??
      checkDue(this.moneyOf(minor).stake, limit, balanceMinor)
    );
  }

  /** Returns the amounts of a winning stake after taxes. */
  private moneyOf(stakeMinor: number): CouponMoney {
    const taxes = this.#pricing.pricing?.taxes;
    return moneyOf(
      {
        type: 'single',
        stakeMinor,
        selections: [{ odds: this.odds, settlement: 'unsettled' }],
      },
      taxes === undefined ? {} : { taxes },
    );
  }

  /** Minor units; undefined while there is no amount that can be staked. */
  get potentialPayoutMinor(): number | undefined {
    const { minor } = this.stake;
    return minor === undefined || this.stakeProblem !== undefined
      ? undefined
      : this.moneyOf(minor).payout.payoutMinor;
  }

  /** Whether prices may be stale, which blocks the bet. */
  private get isStale(): boolean {
    const { feed } = this.#services;
    return feed.status === 'stale' || feed.status === 'connecting' || this.#live.isStale;
  }

  /** Why the bet cannot be placed. */
  get blocker(): PlaceBlocker | undefined {
    const { account, placement } = this.#stores;
    return findPlaceBlocker({
      placement: placement.state,
      selectionCount: 1,
      closure: account.closure,
      hasBlockedSelections: this.block !== undefined,
      isStale: this.isStale,
      stakeProblem: this.stakeProblem,
      hasAccount: account.current !== undefined,
    });
  }

  /** Why the person may not bet at all. */
  get closure(): PersonClosure | undefined {
    return this.#stores.account.closure;
  }

  /** Whether the button is enabled; for a visitor it leads to sign-in. */
  get canBet(): boolean {
    return !this.#stores.placing.isSignedIn || this.blocker === undefined;
  }

  /** Whether a bet is pending. */
  get isPlacing(): boolean {
    return this.#stores.directBets.isPlacing;
  }

  /** Whether the amount was refused and can be changed. */
  get isStakeRefused(): boolean {
    return this.#stores.directBets.isStakeRefused;
  }

  /** Bets at the displayed odds with the coupon's policy; false when nothing was sent. */
  bet(shownOdds: number): boolean {
    const { stake } = this;
    if (!this.#stores.placing.isSignedIn) this.#stores.placing.signIn();
    else if (this.canBet && stake.minor !== undefined)
      this.#stores.directBets.place({ ...this.draft, odds: shownOdds }, stake.minor, true);
    return this.isPlacing;
  }

  addToCoupon(): void {
    this.#stores.selections.toggle({ ...this.draft, odds: this.odds });
  }

  dispose(): void {
    for (const stop of this.#stops) stop();
    this.#live.dispose();
    this.#pricing.dispose();
  }
}
