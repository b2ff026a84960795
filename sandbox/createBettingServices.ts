import { readHouseTerms, type HouseTerms } from '../domain/ticket/terms/HouseTerms.ts';
import type { SandboxOptions } from './SandboxOptions.ts';
import { defaultTiming, type CouponTiming } from './platform/bets/CouponTiming.ts';
import { Coupons } from './platform/bets/Coupons.ts';
import { Placements } from './platform/bets/placing/Placements.ts';
import { Settlement } from './platform/bets/settlement/Settlement.ts';
import { CashOutOfferService } from './platform/bets/cash-out/CashOutOfferService.ts';
import { CashOuts } from './platform/bets/cash-out/CashOuts.ts';
import { defaultHouseRules, type HouseRules } from './platform/bets/money/HouseRules.ts';
import { MoneyService } from './platform/bets/money/MoneyService.ts';
import { RegistrationFacts } from './platform/bets/money/welcomeOffers.ts';
import { VipBetService } from './platform/bets/money/VipBetService.ts';
import { BetEmails } from './platform/mail/BetEmails.ts';
import { SavedCoupons } from './platform/bets/codes/SavedCoupons.ts';
import { type NotifyUser, type Infrastructure } from './createInfrastructure.ts';
import { type AccountServices } from './createAccountServices.ts';
import { type SiteServices } from './createSiteServices.ts';

/** Creates placement, cash-out and settlement of bets. */
export function createBettingServices(
  { store, nowMs, line, ledger, incidents }: Infrastructure,
  {
    users,
    siteGate,
    protection,
    identity,
    play,
    rights,
    mailer,
    mailing,
  }: Pick<
    AccountServices & SiteServices,
    'users' | 'siteGate' | 'protection' | 'identity' | 'play' | 'rights' | 'mailer' | 'mailing'
  >,
  { couponSettings }: SandboxOptions,
  notifyUser: NotifyUser,
) {
  const houseTerms = (host: string): HouseTerms => readHouseTerms(couponSettings?.(host));
  const timing: CouponTiming = { ...defaultTiming };
  const houseRules: HouseRules = { ...defaultHouseRules };
  const coupons = new Coupons(store, line);
  const money = new MoneyService({ store, ledger, rules: houseRules, nowMs });
  const vip = new VipBetService(store, nowMs);
  const liveDelayMs = (): number => timing.liveDelayMs;
  const betEmails = new BetEmails({ users, coupons, mailing, mailer });
  const cashOutOffers = new CashOutOfferService({
    line,
    ledger,
    coupons,
    isOpen: () => timing.isCashOutOpen,
  });
  return {
    timing,
    houseRules,
    houseTerms,
    coupons,
    money,
    registrationFacts: new RegistrationFacts(),
    vip,
    cashOutOffers,
    savedCoupons: new SavedCoupons({ store, line, nowMs }),
    placements: new Placements({
      store,
      users,
      ledger,
      line,
      coupons,
      money,
      vip,
      siteGate,
      protection,
      identity,
      play,
      rights,
      rules: houseRules,
      houseTerms,
      nowMs,
      liveDelayMs,
      onDecided: notifyUser,
    }),
    cashOuts: new CashOuts({
      store,
      ledger,
      line,
      coupons,
      cashOutOffers,
      siteGate,
      nowMs,
      liveDelayMs,
      onDecided: notifyUser,
    }),
    settlement: new Settlement({
      store,
      ledger,
      line,
      coupons,
      money,
      nowMs,
      delayMs: () => timing.settlementDelayMs,
      onChanged: (change) => {
        betEmails.notify(change);
        notifyUser(change.userId);
      },
      guard: (event, work) => incidents.guard(event, work),
    }),
  };
}
