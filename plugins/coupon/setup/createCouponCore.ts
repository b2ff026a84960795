import type { CoreServices } from '#core';
import type { Bet } from '#domain/bets/Bet.ts';
import { CouponAnnouncements } from '../compose/CouponAnnouncements.ts';
import { CouponApi } from '../compose/CouponApi.ts';
import { CouponStore } from '../compose/CouponStore.ts';
import { pricedCouponOf } from '../compose/PricedCoupon.ts';
import { PricingStore } from '../compose/PricingStore.ts';
import { TicketStore } from '../compose/TicketStore.ts';
import { betPlacedEvent } from '../contract.ts';
import { readMoneyRules } from '../money/MoneyRules.ts';
import { MoneyStore } from '../money/MoneyStore.ts';
import type { CouponOrder } from '../place/CouponOrder.ts';
import { PlacingStore } from '../place/PlacingStore.ts';
import type { Refusal } from '../refusals/Refusal.ts';
import { LiveSelectionsStore } from '../selections/LiveSelectionsStore.ts';
import { RowsStore } from '../selections/RowsStore.ts';
import { AutoMaxStore } from '../stake/AutoMaxStore.ts';
import { CarriedTotalStore } from '../stake/CarriedTotalStore.ts';
import { LimitsStore } from '../stake/LimitsStore.ts';
import { StakeCheckStore } from '../stake/StakeCheckStore.ts';
import { StakeStore } from '../stake/StakeStore.ts';
import { connectCouponCore } from './connectCouponCore.ts';
import type { CouponCore } from './CouponCore.ts';
import type { CouponFeatures } from './CouponFeatures.ts';

/** Creates the stores in the order of their dependencies and connects them to other features. */
export function createCouponCore(
  services: CoreServices,
  features: CouponFeatures,
): CouponCore & { readonly autoMax: AutoMaxStore; readonly live: LiveSelectionsStore } {
  const { selections, settings, account, composition, placement, myBets, oneClick, terms } =
    features;
  const { config, environment, events, feed, http, scheduler, storage } = services;
  const stake = new StakeStore(
    storage,
    environment.language,
    account.current?.currency ?? config.currency,
    settings.ownStepMinor,
  );
  const live = new LiveSelectionsStore(feed, selections);
  const coupon = new CouponStore({ selections, live, stake, composition });
  const rows = new RowsStore({ selections, live, composition, settings, placement, coupon });
  const pricing = new PricingStore(
    new CouponApi(http),
    scheduler,
    () => ({
      ...pricedCouponOf(coupon, rows.odds, account.current?.id),
      language: environment.language,
    }),
    () => account.user,
    (answer) => live.fill(answer.selections, answer.missing, answer.dependent),
  );
  const tickets = new TicketStore({ coupon, rows, pricing });
  const rules = readMoneyRules(config.plugins?.['coupon']);
  const limits = new LimitsStore({ coupon, account, pricing, rules });
  const money = new MoneyStore({
    storage,
    clock: services.clock,
    session: services.session,
    rules,
    account,
    settings,
    rows,
    coupon,
    tickets,
    limits,
    pricing,
  });
  const stakeCheck = new StakeCheckStore({ coupon, tickets, stake, limits, money, pricing });
  const autoMax = new AutoMaxStore({ settings, limits, stakeCheck, stake, selections });
  const carriedTotal = new CarriedTotalStore({ autoMax, composition, coupon, stake });
  const placing = new PlacingStore({
    cookies: services.cookies,
    environment,
    feed,
    modals: services.modals,
    preferences: services.preferences,
    session: services.session,
    selections,
    account,
    composition,
    coupon,
    live,
    money,
    placement,
    pricing,
    rows,
    settings,
    stake,
    stakeCheck,
    terms,
    tickets,
  });
  const announcements = new CouponAnnouncements({ services, selections, rows, coupon });

  function onAccepted(bets: readonly Bet[], order: CouponOrder): void {
    // A code can be used once, so it would be refused with the kept selections.
    if (order.promoCode !== undefined) money.setPromo(undefined);
    for (const bet of bets) {
      oneClick.bets.endAccepted(bet);
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
    // The bet reduces the remainder of a personal limit.
    if (pricing.pricing?.personLimit !== undefined) pricing.refresh();
    announcements.accepted(bets, order);
  }

  function onRefused(refusal: Refusal): void {
    if (oneClick.bets.endRefused(refusal)) return;
    if (refusal.isPersonLimit === true) pricing.refresh();
    live.applyChanges(refusal.changes);
    if (refusal.key === 'refused.outcome_suspended') live.suspend(refusal.outcomeIds);
    announcements.refused(refusal);
  }

  function onSignedOut(): void {
    oneClick.bets.endSignedOut();
    placing.signIn();
  }

  const stops = [
    placement.subscribe({ onAccepted, onRefused, onSignedOut }),
    myBets.onPlacement(placement.applyPlacement),
    connectCouponCore({ ...features, carriedTotal, limits, stake }, services),
  ];
  return {
    autoMax,
    carriedTotal,
    coupon,
    limits,
    live,
    money,
    placing,
    pricing,
    rows,
    stake,
    stakeCheck,
    tickets,
    dispose: () => {
      for (const stop of stops) stop();
      for (const store of [announcements, autoMax, money, placing, pricing, live, stake])
        store.dispose();
    },
  };
}
