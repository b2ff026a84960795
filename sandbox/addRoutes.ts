import { sandboxParts } from '../schemas/generated/sandboxParts.ts';
import type { SandboxOptions } from './SandboxOptions.ts';
import type { RequireUser } from './SandboxPart.ts';
import { addAccessRoutes } from './platform/access/accessRoutes.ts';
import { Conversions } from './platform/accounts/conversion/Conversions.ts';
import { SignInLinks } from './platform/accounts/sign-in/SignInLinks.ts';
import { addAuthRoutes } from './platform/accounts/sign-in/authRoutes.ts';
import { addConsentRoutes } from './platform/accounts/consentRoutes.ts';
import { addConversionRoutes } from './platform/accounts/conversion/conversionRoutes.ts';
import { addPasswordRoutes } from './platform/accounts/password/passwordRoutes.ts';
import { addPreferenceRoutes } from './platform/accounts/preferenceRoutes.ts';
import { requireUser } from './platform/accounts/sign-in/requireUser.ts';
import { addSignInLinkRoutes } from './platform/accounts/sign-in/signInLinkRoutes.ts';
import { addUserRoutes } from './platform/accounts/userRoutes.ts';
import { addControlRoutes } from './control/controlRoutes.ts';
import { closedControlMiddleware } from './control/closedControlMiddleware.ts';
import { addPeopleControl } from './control/peopleControl.ts';
import { faultMiddleware } from './control/faultMiddleware.ts';
import { SavedCoupons } from './platform/bets/codes/SavedCoupons.ts';
import { addCashOutRoutes } from './platform/bets/cash-out/cashOutRoutes.ts';
import { addCodeRoutes } from './platform/bets/codes/codeRoutes.ts';
import { addCouponRoutes } from './platform/bets/placing/couponRoutes.ts';
import {
  addMoneyControl,
  addMoneyRoutes,
  type MoneyRoutesDependencies,
} from './platform/bets/money/moneyRoutes.ts';
import type { SandboxServices } from './createServices.ts';
import type { SandboxApp } from './platform/http/SandboxApp.ts';
import {
  addErrorAnswers,
  answerHeadersMiddleware,
  crossSiteMiddleware,
  languageMiddleware,
} from './platform/http/platformMiddleware.ts';
import { addMailRoutes } from './platform/mail/mailRoutes.ts';
import { addLineRoutes } from './platform/line/lineRoutes.ts';
import { SeasonPlayer } from './platform/line/SeasonPlayer.ts';
import { addStatisticsRoutes } from './platform/line/statisticsRoutes.ts';
import { addMediaRoutes } from './platform/media/mediaRoutes.ts';
import { addHistoryControl } from './platform/bets/history/historyControl.ts';
import { addHistoryRoutes } from './platform/bets/history/historyRoutes.ts';
import { addChallengeRoutes } from './platform/challenge/challengeRoutes.ts';
import { addOneTapRoutes } from './platform/providers/oneTapRoutes.ts';
import { addSearchRoutes } from './platform/search/searchRoutes.ts';
import { addSelectionRoutes } from './platform/selections/selectionRoutes.ts';
import { addSeoControl, addSeoRoutes } from './platform/seo/seoRoutes.ts';
import { Redirects } from './platform/site/Redirects.ts';
import { addConfigGroupRoutes } from './platform/site/configGroupRoutes.ts';
import { addDictionaryRoutes } from './platform/site/dictionaryRoutes.ts';
import { addRedirectRoutes } from './platform/site/redirectRoutes.ts';
import { addReportRoutes } from './platform/site/reportRoutes.ts';
import { addSiteRoutes } from './platform/site/siteRoutes.ts';
import { addSupportControl, addSupportRoutes } from './platform/support/supportRoutes.ts';
import { addTermsRoutes } from './platform/terms/termsRoutes.ts';
import type { WorldSize } from './world/World.ts';

const defaultCaptchaAfter = 3;

/** Platform-wide functions of the control API. */
export interface PlatformControl {
  readonly catchUp: () => void;
  readonly advance: (milliseconds: number) => void;
  readonly reset: (seed?: number, size?: WorldSize) => void;
}

/** Adds all routes of the platform. */
export function addRoutes(
  app: SandboxApp,
  services: SandboxServices,
  options: SandboxOptions,
  control: PlatformControl,
): void {
  const user: RequireUser = (context) => requireUser(context, services.sessions, services.users);
  addMiddleware(app, services, options);
  addSiteAnswers(app, services, user);
  addPeopleRoutes(app, services, user, options);
  addLineAnswers(app, services, user);
  addBettingRoutes(app, services, user, options, control);
  for (const part of sandboxParts) part.addRoutes(app, { ...services, user });
  addControl(app, services, user, control);
}

function addMiddleware(
  app: SandboxApp,
  { nowMs, site, requests, faults, timers, captcha, fingerprints }: SandboxServices,
  options: SandboxOptions,
): void {
  app.use(answerHeadersMiddleware(nowMs, () => site.read().version));
  if (options.isControlOpen) {
    app.use(async (context, next) => {
      if (!context.req.path.startsWith('/sandbox/')) await requests.add(context.req.raw, nowMs());
      await next();
    });
    app.use(
      faultMiddleware(faults, timers, ({ headers }) => ({
        captcha: () => captcha.accepts(headers.get('x-captcha-result') ?? undefined),
        fingerprint: () => fingerprints.accepts(headers.get('x-fingerprint') ?? undefined),
      })),
    );
  }
  app.use(languageMiddleware());
  app.use(crossSiteMiddleware(options.allowedHosts ?? []));
  addErrorAnswers(app, nowMs);
  if (!options.isControlOpen) app.use('/sandbox/v1/*', closedControlMiddleware());
}

/** Access, site content, SEO, terms, support and dictionaries. */
function addSiteAnswers(app: SandboxApp, services: SandboxServices, user: RequireUser): void {
  const {
    site,
    blocks,
    appeals,
    openings,
    sessions,
    users,
    nowMs,
    store,
    line,
    terms,
    support,
    seo,
    addresses,
    configGroups,
  } = services;
  addAccessRoutes(app, { site, blocks, appeals, openings, sessions, users, user, nowMs });
  addSiteRoutes(app, site, nowMs);
  addReportRoutes(app, store, nowMs);
  addSeoRoutes(app, seo, addresses);
  addTermsRoutes(app, { terms, user });
  addSupportRoutes(app, { support, user });
  addRedirectRoutes(app, new Redirects(store, line));
  addDictionaryRoutes(app);
  addConfigGroupRoutes(app, configGroups);
}

function addPeopleRoutes(
  app: SandboxApp,
  services: SandboxServices,
  user: RequireUser,
  options: SandboxOptions,
): void {
  const {
    store,
    ledger,
    nowMs,
    users,
    signedTokens,
    sessions,
    attempts,
    mailer,
    mailing,
    preferences,
    captcha,
    fingerprints,
    activation,
    news,
    passwordCost,
    notifyUser,
    feed,
  } = services;
  const onSessionEnd = (sessionHash: string): void => feed.endSession(sessionHash);
  const gate = addAuthRoutes(app, {
    users,
    sessions,
    attempts,
    mailer,
    passwordCost,
    nowMs,
    onSessionEnd,
    captcha,
    captchaAfter: options.captchaAfter ?? defaultCaptchaAfter,
  });
  addChallengeRoutes(app, {
    captcha,
    fingerprints,
    sessionHash: (context) => gate.find(context)?.idHash,
    signOut: gate.close,
  });
  addOneTapRoutes(app, {
    users,
    signedTokens,
    nowMs,
    signIn: (context, person) => void gate.open(context, person, false),
  });
  addSignInLinkRoutes(app, {
    links: new SignInLinks(store, nowMs),
    users,
    sessions,
    gate,
    mailer,
    nowMs,
  });
  addPasswordRoutes(app, {
    store,
    users,
    sessions,
    attempts,
    mailer,
    passwordCost,
    nowMs,
    onSessionEnd,
  });
  addMailRoutes(app, { users, attempts, activation, news, mailing, nowMs });
  addConsentRoutes(app, { store, user, nowMs });
  addConversionRoutes(app, {
    conversions: new Conversions({ store, ledger, users, nowMs }),
    user,
    users,
    notifyUser,
  });
  addUserRoutes(app, {
    store,
    ledger,
    signedTokens,
    users,
    user,
    activation,
    onChange: notifyUser,
  });
  addPreferenceRoutes(app, { preferences, user });
}

function addLineAnswers(
  app: SandboxApp,
  {
    line,
    store,
    timers,
    worldOptions,
    nowMs,
    search,
    broadcasts,
    signedTokens,
    feed,
  }: SandboxServices,
  user: RequireUser,
): void {
  const seasons = new SeasonPlayer({
    line,
    timers,
    looksAhead: () => worldOptions.size === 'full',
  });
  addSelectionRoutes(app, { line, store, user, nowMs });
  addLineRoutes(app, line, seasons);
  addSearchRoutes(app, search);
  addStatisticsRoutes(app, line, seasons);
  addMediaRoutes(app, { broadcasts, line, signedTokens, onChange: () => feed.flush() });
}

function addBettingRoutes(
  app: SandboxApp,
  services: SandboxServices,
  user: RequireUser,
  { trustsEdge = false }: SandboxOptions,
  { catchUp }: PlatformControl,
): void {
  const {
    line,
    store,
    ledger,
    nowMs,
    timers,
    terms,
    coupons,
    placements,
    money,
    cashOuts,
    notifyUser,
  } = services;
  const decideAt = (decidesAtMs: number | undefined): void =>
    void timers.after(Math.max(0, (decidesAtMs ?? 0) - nowMs()), catchUp);
  addCouponRoutes(app, {
    line,
    placements,
    money,
    ledger,
    user,
    mayStake: ({ id }) => terms.require(id),
    onPlaced: (userId, placement) => {
      if (placement.state === 'waiting') decideAt(placement.decidesAtMs);
      else notifyUser(userId, placement.key);
    },
  });
  addCodeRoutes(app, { saved: new SavedCoupons({ store, line, nowMs }), user, nowMs, trustsEdge });
  addCashOutRoutes(app, {
    cashOuts,
    coupons,
    user,
    onRequested: (userId, answer) => {
      if (answer.state === 'waiting') decideAt(answer.decidesAtMs);
      else notifyUser(userId);
    },
  });
  addMoneyRoutes(app, moneyOptions(services, user));
  addHistoryRoutes(app, { store, ledger, coupons, line, user });
}

/** Routes for tests and developers. */
function addControl(
  app: SandboxApp,
  services: SandboxServices,
  user: RequireUser,
  { reset, advance }: PlatformControl,
): void {
  const {
    line,
    store,
    ledger,
    nowMs,
    users,
    coupons,
    settlement,
    feed,
    support,
    timers,
    notifyUser,
  } = services;
  addControlRoutes(app, {
    ...services,
    machineNowMs: timers.nowMs,
    reset,
    advance,
    settle: () => {
      settlement.run();
      feed.flush();
    },
  });
  addPeopleControl(app, services);
  addMoneyControl(app, moneyOptions(services, user));
  addHistoryControl(app, { store, ledger, line, coupons, users, nowMs, onChange: notifyUser });
  addSupportControl(app, support);
  addSeoControl(app, services.seo);
}

function moneyOptions(
  { money, vip, houseRules, placements, ledger, users, nowMs, notifyUser }: SandboxServices,
  user: RequireUser,
): MoneyRoutesDependencies {
  return {
    money,
    vip,
    rules: houseRules,
    placements,
    ledger,
    users,
    user,
    nowMs,
    onDecided: notifyUser,
    onChange: notifyUser,
  };
}
