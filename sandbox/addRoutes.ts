import type { SandboxOptions } from './SandboxOptions.ts';
import { addAccessRoutes } from './access/accessRoutes.ts';
import { Conversions } from './accounts/Conversions.ts';
import { SignInLinks } from './accounts/SignInLinks.ts';
import type { User } from './accounts/Users.ts';
import { addAuthRoutes } from './accounts/authRoutes.ts';
import { addConsentRoutes } from './accounts/consentRoutes.ts';
import { addConversionRoutes } from './accounts/conversionRoutes.ts';
import { addPasswordRoutes } from './accounts/passwordRoutes.ts';
import { addPreferenceRoutes } from './accounts/preferenceRoutes.ts';
import { requireUser } from './accounts/requireUser.ts';
import { addSignInLinkRoutes } from './accounts/signInLinkRoutes.ts';
import { addUserRoutes } from './accounts/userRoutes.ts';
import { addControlRoutes } from './control/controlRoutes.ts';
import { closedControlMiddleware } from './control/closedControlMiddleware.ts';
import { addPeopleControl } from './control/peopleControl.ts';
import { faultMiddleware } from './control/faultMiddleware.ts';
import { SavedCoupons } from './coupon/SavedCoupons.ts';
import { addCashOutRoutes } from './coupon/cashOut/cashOutRoutes.ts';
import { addCodeRoutes } from './coupon/codeRoutes.ts';
import { addCouponRoutes } from './coupon/couponRoutes.ts';
import { addMoneyControl, addMoneyRoutes, type MoneyRoutesOptions } from './coupon/money/moneyRoutes.ts';
import type { SandboxParts } from './createParts.ts';
import { addCyberRoutes } from './cyber/cyberRoutes.ts';
import type { SandboxApp, SandboxContext } from './http/SandboxApp.ts';
import { addErrorAnswers, answerHeadersMiddleware, crossSiteMiddleware, languageMiddleware } from './http/platformMiddleware.ts';
import { addLetterRoutes } from './letters/letterRoutes.ts';
import { addLineRoutes } from './line/lineRoutes.ts';
import { SeasonPlayer } from './line/SeasonPlayer.ts';
import { addStatisticsRoutes } from './line/statisticsRoutes.ts';
import { addMediaRoutes } from './media/mediaRoutes.ts';
import { addHistoryControl } from './office/historyControl.ts';
import { addHistoryRoutes } from './office/historyRoutes.ts';
import { addProofRoutes } from './proofs/proofRoutes.ts';
import { addOneTapRoutes } from './providers/oneTapRoutes.ts';
import { addResultsRoutes } from './results/resultsRoutes.ts';
import { addSearchRoutes } from './search/searchRoutes.ts';
import { addSelectionRoutes } from './selections/selectionRoutes.ts';
import { addSeoControl, addSeoRoutes } from './seo/seoRoutes.ts';
import { Redirects } from './site/Redirects.ts';
import { addConfigGroupRoutes } from './site/configGroupRoutes.ts';
import { addDictionaryRoutes } from './site/dictionaryRoutes.ts';
import { addRedirectRoutes } from './site/redirectRoutes.ts';
import { addReportRoutes } from './site/reportRoutes.ts';
import { addSiteRoutes } from './site/siteRoutes.ts';
import { addSupportControl, addSupportRoutes } from './support/supportRoutes.ts';
import { addTermsRoutes } from './terms/termsRoutes.ts';
import type { WorldSize } from './world/World.ts';

const usualCaptchaAfter = 3;

/** What the control API may do to the platform as a whole. */
export interface PlatformControl {
  readonly catchUp: () => void;
  readonly advance: (milliseconds: number) => void;
  readonly reset: (seed?: number, size?: WorldSize) => void;
}

/** Every call that the platform answers. */
export function addRoutes(app: SandboxApp, parts: SandboxParts, options: SandboxOptions, control: PlatformControl): void {
  const asker: Asker = (context) => requireUser(context, parts.sessions, parts.users);
  addMiddleware(app, parts, options);
  addSiteAnswers(app, parts, asker);
  addPeopleRoutes(app, parts, asker, options);
  addLineAnswers(app, parts, asker);
  addBettingRoutes(app, parts, asker, options, control);
  addControl(app, parts, asker, control);
}

/** Whoever asks, signed in; others are refused. */
type Asker = (context: SandboxContext) => User;

function addMiddleware(app: SandboxApp, { nowMs, site, requests, faults, timers, captcha, fingerprints }: SandboxParts, options: SandboxOptions): void {
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

/** Whether the site is open, what it is called, and what it says of itself. */
function addSiteAnswers(app: SandboxApp, parts: SandboxParts, user: Asker): void {
  const { site, blocks, appeals, openings, sessions, users, nowMs, store, line, terms, support, seo, addresses, configGroups } = parts;
  addAccessRoutes(app, { site, blocks, appeals, openings, sessions, users, user, nowMs });
  addSiteRoutes(app, site, nowMs);
  addReportRoutes(app, store, nowMs);
  addSeoRoutes(app, seo, addresses);
  addTermsRoutes(app, { terms, user });
  addSupportRoutes(app, { desk: support, user });
  addRedirectRoutes(app, new Redirects(store, line));
  addDictionaryRoutes(app);
  addConfigGroupRoutes(app, configGroups);
}

function addPeopleRoutes(app: SandboxApp, parts: SandboxParts, user: Asker, options: SandboxOptions): void {
  const { store, ledger, nowMs, users, seals, sessions, attempts, letters, mailing, preferences, captcha, fingerprints, activation, news, passwordCost, noteUser, feed } = parts;
  const onSessionEnd = (sessionHash: string): void => feed.endSession(sessionHash);
  const gate = addAuthRoutes(app, { users, sessions, attempts, letters, passwordCost, nowMs, onSessionEnd, captcha, captchaAfter: options.captchaAfter ?? usualCaptchaAfter });
  addProofRoutes(app, { captcha, fingerprints, sessionHash: (context) => gate.find(context)?.idHash, signOut: gate.close });
  addOneTapRoutes(app, { users, seals, nowMs, signIn: (context, person) => void gate.open(context, person, false) });
  addSignInLinkRoutes(app, { links: new SignInLinks(store, nowMs), users, sessions, gate, letters, nowMs });
  addPasswordRoutes(app, { store, users, sessions, attempts, letters, passwordCost, nowMs, onSessionEnd });
  addLetterRoutes(app, { users, attempts, activation, news, mailing, nowMs });
  addConsentRoutes(app, { store, user, nowMs });
  addConversionRoutes(app, { conversions: new Conversions({ store, ledger, users, nowMs }), user, users, noteUser });
  addUserRoutes(app, { store, ledger, seals, users, user, activation, onChange: noteUser });
  addPreferenceRoutes(app, { preferences, user });
}

function addLineAnswers(app: SandboxApp, { line, store, timers, worldOf, nowMs, search, broadcasts, seals, feed }: SandboxParts, user: Asker): void {
  const seasons = new SeasonPlayer({ line, timers, looksAhead: () => worldOf.size === 'full' });
  addSelectionRoutes(app, { line, store, user, nowMs });
  addLineRoutes(app, line, seasons);
  addSearchRoutes(app, search);
  addStatisticsRoutes(app, line, seasons);
  addMediaRoutes(app, { broadcasts, line, seals, onChange: () => feed.flush() });
  addCyberRoutes(app);
  addResultsRoutes(app, line);
}

function addBettingRoutes(app: SandboxApp, parts: SandboxParts, user: Asker, { trustsEdge = false }: SandboxOptions, { catchUp }: PlatformControl): void {
  const { line, store, ledger, nowMs, timers, terms, coupons, placements, money, cashOuts, noteUser } = parts;
  const decideAt = (decidesAtMs: number | undefined): void => void timers.after(Math.max(0, (decidesAtMs ?? 0) - nowMs()), catchUp);
  addCouponRoutes(app, {
    line,
    placements,
    money,
    ledger,
    user,
    mayStake: ({ id }) => terms.require(id),
    onPlaced: (userId, placement) => {
      if (placement.state === 'waiting') decideAt(placement.decidesAtMs);
      else noteUser(userId, placement.key);
    },
  });
  addCodeRoutes(app, { saved: new SavedCoupons({ store, line, nowMs }), user, nowMs, trustsEdge });
  addCashOutRoutes(app, {
    cashOuts,
    coupons,
    user,
    onRequested: (userId, answer) => {
      if (answer.state === 'waiting') decideAt(answer.decidesAtMs);
      else noteUser(userId);
    },
  });
  addMoneyRoutes(app, moneyOptions(parts, user));
  addHistoryRoutes(app, { store, ledger, coupons, line, user });
}

/** What tests and developers may change. */
function addControl(app: SandboxApp, parts: SandboxParts, user: Asker, { reset, advance }: PlatformControl): void {
  const { line, store, ledger, nowMs, users, coupons, settlement, feed, support, timers, noteUser } = parts;
  addControlRoutes(app, {
    ...parts,
    machineNowMs: timers.nowMs,
    reset,
    advance,
    settle: () => {
      settlement.run();
      feed.flush();
    },
  });
  addPeopleControl(app, parts);
  addMoneyControl(app, moneyOptions(parts, user));
  addHistoryControl(app, { store, ledger, line, coupons, users, nowMs, onChange: noteUser });
  addSupportControl(app, support);
  addSeoControl(app, parts.seo);
}

function moneyOptions({ money, vip, houseRules, placements, ledger, users, nowMs, noteUser }: SandboxParts, user: Asker): MoneyRoutesOptions {
  return { money, vip, rules: houseRules, placements, ledger, users, user, nowMs, onDecided: noteUser, onChange: noteUser };
}
