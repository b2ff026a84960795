import type { CoreServices } from '#core';
import type { Bet } from '#domain/bets/Bet.ts';
import type { Terms } from '../../auth/contract.ts';
import type { Accounts } from '../../auth/contract.ts';
import { CouponAccountStore } from '../account/CouponAccountStore.ts';
import { lastAccepted } from '../accepted/lastAccepted.ts';
import { CodesApi } from '../codes/CodesApi.ts';
import { CodesStore } from '../codes/CodesStore.ts';
import { CompositionStore } from '../compose/CompositionStore.ts';
import { CouponAnnouncements } from '../compose/CouponAnnouncements.ts';
import { CouponApi } from '../compose/CouponApi.ts';
import { CouponStore } from '../compose/CouponStore.ts';
import { PricingStore } from '../compose/PricingStore.ts';
import { betPlacedEvent, type CouponSelections } from '../contract.ts';
import type { CouponUiStore } from '../frame/CouponUiStore.ts';
import { MoneyStore } from '../money/MoneyStore.ts';
import { readMoneyRules } from '../money/MoneyRules.ts';
import { MyBetsStore } from '../my-bets/MyBetsStore.ts';
import { DirectBetsStore, type DirectBetsDependencies } from '../one-click/DirectBetsStore.ts';
import { OneClickStore, type ArmOdds } from '../one-click/OneClickStore.ts';
import type { CouponOrder } from '../place/CouponOrder.ts';
import { pendingPlacements } from '../place/pendingPlacements.ts';
import { PlacementStore } from '../place/PlacementStore.ts';
import { PlacingStore } from '../place/PlacingStore.ts';
import type { Refusal } from '../refusals/Refusal.ts';
import { Repeats } from '../repeat/Repeats.ts';
import { RowsStore } from '../selections/RowsStore.ts';
import { LiveSelectionsStore } from '../selections/LiveSelectionsStore.ts';
import type { SettingsStore } from '../settings/SettingsStore.ts';
import { AutoMaxStore } from '../stake/AutoMaxStore.ts';
import { CarriedTotalStore } from '../stake/CarriedTotalStore.ts';
import { LimitsStore } from '../stake/LimitsStore.ts';
import { StakeStore } from '../stake/StakeStore.ts';
import { connectCouponStores } from './connectCouponStores.ts';
import type { CouponStores } from './CouponStores.ts';

/** Dependencies of the coupon: the core, its light services, two optional plugins. */
export interface CouponDependencies {
  readonly services: CoreServices;
  readonly selections: CouponSelections;
  readonly view: CouponUiStore;
  /** Lives longer than the other stores: it is a service of its own. */
  readonly settings: SettingsStore;
  readonly accounts: Accounts | undefined;
  /** Undefined on a site without terms to agree to. */
  readonly terms: Terms | undefined;
  /** What one-click betting needs of the page's odds. */
  readonly arm: ArmOdds;
  readonly findPressed: DirectBetsDependencies['findPressed'];
}

/**
 * Makes the stores of the features and gives each what it needs. Coupon, limits, money and prices
 * depend on each other in a circle, so they take one another as functions that are first called
 * when all four are there.
 */
export function createCouponStores(dependencies: CouponDependencies): CouponStores {
  const { services, selections, view, settings, accounts, terms, arm, findPressed } = dependencies;
  const { clock, config, environment, events, feed, http, scheduler, session, storage } = services;
  const { modals, preferences } = services;
  const api = new CouponApi(http);
  const account = new CouponAccountStore({ storage, accounts, selections, settings });
  const stake = new StakeStore(
    storage,
    environment.language,
    account.current?.currency ?? config.currency,
    settings.ownStepMinor,
  );
  const live = new LiveSelectionsStore(feed, selections);
  const composition = new CompositionStore(
    storage,
    selections,
    environment.language,
    stake.currency,
  );
  const placement: PlacementStore = new PlacementStore(
    {
      api,
      clock,
      scheduler,
      session,
      selections,
      pending: pendingPlacements(storage),
      accepted: lastAccepted(storage),
      isCouponKept: () => settings.choices.isCouponKept,
    },
    { onAccepted, onRefused, onSignedOut },
  );
  const rows: RowsStore = new RowsStore({
    selections,
    live,
    composition,
    settings,
    sent: () => placement.sent,
    shape: () => coupon.shape,
  });
  const coupon: CouponStore = new CouponStore({
    selections,
    live,
    rows,
    stake,
    composition,
    pricing: () => pricing,
    account,
    money: () => money,
  });
  const limits: LimitsStore = new LimitsStore({
    coupon,
    stake,
    account,
    money: () => money,
    pricing: () => pricing,
  });
  const money: MoneyStore = new MoneyStore({
    storage,
    clock,
    session,
    rules: readMoneyRules(config.plugins?.['coupon']),
    account,
    settings,
    rows,
    coupon: () => coupon,
    limits: () => limits,
    pricing: () => pricing.pricing,
  });
  const pricing = new PricingStore(
    api,
    scheduler,
    () => ({ ...coupon.priced, language: environment.language }),
    () => account.user,
    (answer) => live.fill(answer.selections, answer.missing, answer.dependent),
  );
  const autoMax = new AutoMaxStore({ settings, limits, stake, selections });
  const carriedTotal = new CarriedTotalStore({ autoMax, composition, coupon, stake });
  const placing = new PlacingStore({
    cookies: services.cookies,
    environment,
    feed,
    modals,
    preferences,
    session,
    selections,
    account,
    composition,
    coupon,
    limits,
    live,
    money,
    placement,
    pricing,
    rows,
    settings,
    stake,
    terms,
  });
  const repeats = new Repeats({
    services,
    selections,
    composition,
    coupon,
    placement,
    stake,
    view,
  });
  const directBets = new DirectBetsStore({
    services,
    settings,
    account,
    placement,
    terms,
    findPressed,
  });
  const oneClick = new OneClickStore({
    services,
    selections,
    settings,
    account,
    placement,
    bets: directBets,
    onSignIn: placing.signIn,
    arm,
  });
  const announcements = new CouponAnnouncements({ services, selections, rows, coupon });
  const codes = new CodesStore({
    api: new CodesApi(http),
    selections,
    compose: composition.compose,
    onLoaded: (open, total) => announcements.loaded(open, total),
  });
  const myBets = new MyBetsStore({ api, feed, session }, placement.applyPlacement);

  function onAccepted(bets: readonly Bet[], order: CouponOrder): void {
    // A code is good once; with the selections kept it would only be refused.
    if (order.promoCode !== undefined) money.setPromo(undefined);
    for (const bet of bets) {
      directBets.endAccepted(bet);
      myBets.add(bet);
      events.emit(betPlacedEvent, {
        couponId: bet.id,
        accountId: bet.accountId,
        type: bet.type,
        stakeMinor: bet.stake.minor,
        currency: bet.stake.currency,
        selectionCount: bet.selections.length,
      });
    }
    // What a limit of the person leaves is less by this bet.
    if (pricing.pricing?.personLimit !== undefined) pricing.refresh();
    announcements.accepted(bets, order);
  }

  function onRefused(refusal: Refusal): void {
    if (directBets.endRefused(refusal)) return;
    if (refusal.isPersonLimit === true) pricing.refresh();
    live.applyChanges(refusal.changes);
    if (refusal.key === 'refused.outcome_suspended') live.suspend(refusal.outcomeIds);
    announcements.refused(refusal);
  }

  function onSignedOut(): void {
    directBets.endSignedOut();
    placing.signIn();
  }

  const stores = {
    account,
    autoMax,
    codes,
    composition,
    coupon,
    directBets,
    carriedTotal,
    limits,
    live,
    money,
    myBets,
    oneClick,
    placement,
    placing,
    pricing,
    repeats,
    rows,
    selections,
    settings,
    stake,
    view,
  };
  const disconnect = connectCouponStores(stores, services);
  return {
    ...stores,
    dispose: () => {
      disconnect();
      for (const store of [
        announcements,
        oneClick,
        directBets,
        account,
        autoMax,
        money,
        placing,
        placement,
        pricing,
        myBets,
        live,
        stake,
        composition,
      ])
        store.dispose();
    },
  };
}
