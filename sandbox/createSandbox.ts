import type { Placement } from '#wire';
import { addAccessRoutes } from './access/accessRoutes.ts';
import { Appeals } from './access/Appeals.ts';
import { Blocks } from './access/Blocks.ts';
import { OpeningNotices } from './access/OpeningNotices.ts';
import { accountsWire } from './accounts/accountsWire.ts';
import { addAuthRoutes } from './accounts/authRoutes.ts';
import { LoginAttempts } from './accounts/LoginAttempts.ts';
import { usualPasswordCost } from './accounts/passwordHash.ts';
import { addPasswordRoutes } from './accounts/passwordRoutes.ts';
import { requireUser } from './accounts/requireUser.ts';
import { Seals } from './accounts/Seals.ts';
import { seedUsers } from './accounts/seedUsers.ts';
import { Sessions } from './accounts/Sessions.ts';
import { SignInLinks } from './accounts/SignInLinks.ts';
import { addSignInLinkRoutes } from './accounts/signInLinkRoutes.ts';
import { addConsentRoutes } from './accounts/consentRoutes.ts';
import { Conversions } from './accounts/Conversions.ts';
import { addConversionRoutes } from './accounts/conversionRoutes.ts';
import { Preferences } from './accounts/Preferences.ts';
import { addPreferenceRoutes } from './accounts/preferenceRoutes.ts';
import { addUserRoutes } from './accounts/userRoutes.ts';
import { toUserConfigWire, Users } from './accounts/Users.ts';
import { addControlRoutes, type CouponTiming } from './control/controlRoutes.ts';
import { faultMiddleware } from './control/faultMiddleware.ts';
import { HttpFaults } from './control/HttpFaults.ts';
import { RequestLog } from './control/RequestLog.ts';
import { addCodeRoutes } from './coupon/codeRoutes.ts';
import { CashOutDesk } from './coupon/cashOut/CashOutDesk.ts';
import { addCashOutRoutes } from './coupon/cashOut/cashOutRoutes.ts';
import { CashOuts } from './coupon/cashOut/CashOuts.ts';
import { addCouponRoutes } from './coupon/couponRoutes.ts';
import { Coupons } from './coupon/Coupons.ts';
import { Placements } from './coupon/Placements.ts';
import { usualHouseRules, type HouseRules } from './coupon/money/HouseRules.ts';
import { MoneyDesk } from './coupon/money/MoneyDesk.ts';
import { addMoneyControl, addMoneyRoutes, type MoneyRoutesOptions } from './coupon/money/moneyRoutes.ts';
import { seedMoney } from './coupon/money/seedMoney.ts';
import { VipDesk } from './coupon/money/VipDesk.ts';
import { SavedCoupons } from './coupon/SavedCoupons.ts';
import { seedHistory } from './coupon/seedHistory.ts';
import { Settlement } from './coupon/Settlement.ts';
import { addCyberRoutes } from './cyber/cyberRoutes.ts';
import { FeedHub } from './feed/FeedHub.ts';
import { addErrorAnswers, answerHeadersMiddleware, crossSiteMiddleware, languageMiddleware } from './http/platformMiddleware.ts';
import { createSandboxApp, type SandboxApp, type SandboxContext } from './http/SandboxApp.ts';
import { Ledger } from './ledger/Ledger.ts';
import { ActivationDesk } from './letters/ActivationDesk.ts';
import { addLetterRoutes } from './letters/letterRoutes.ts';
import { Letters } from './letters/Letters.ts';
import { LetterTokens } from './letters/LetterTokens.ts';
import { MailingSettings } from './letters/MailingSettings.ts';
import { NewsDesk } from './letters/NewsDesk.ts';
import { Outbox } from './letters/Outbox.ts';
import { ImportedEvents } from './line/ImportedEvents.ts';
import { Line } from './line/Line.ts';
import { addLineRoutes } from './line/lineRoutes.ts';
import { addStatisticsRoutes } from './line/statisticsRoutes.ts';
import { Broadcasts } from './media/Broadcasts.ts';
import { addMediaRoutes } from './media/mediaRoutes.ts';
import { addHistoryControl } from './office/historyControl.ts';
import { addHistoryRoutes } from './office/historyRoutes.ts';
import { Captcha } from './proofs/Captcha.ts';
import { Fingerprints } from './proofs/Fingerprints.ts';
import { addProofRoutes } from './proofs/proofRoutes.ts';
import { addOneTapRoutes } from './providers/oneTapRoutes.ts';
import { addConfigGroupRoutes, demoConfigGroups } from './site/configGroupRoutes.ts';
import { addDictionaryRoutes } from './site/dictionaryRoutes.ts';
import { addRedirectRoutes } from './site/redirectRoutes.ts';
import { Redirects } from './site/Redirects.ts';
import { addSearchRoutes } from './search/searchRoutes.ts';
import { SearchDesk } from './search/SearchDesk.ts';
import { addResultsRoutes } from './results/resultsRoutes.ts';
import { addSelectionRoutes } from './selections/selectionRoutes.ts';
import { Addresses } from './seo/Addresses.ts';
import { SeoDesk } from './seo/SeoDesk.ts';
import { addSeoRoutes } from './seo/seoRoutes.ts';
import { addReportRoutes } from './site/reportRoutes.ts';
import { addSiteRoutes } from './site/siteRoutes.ts';
import { SiteState } from './site/SiteState.ts';
import { Store } from './store/Store.ts';
import { Terms } from './terms/Terms.ts';
import { addTermsRoutes } from './terms/termsRoutes.ts';
import { PlatformClock } from './time/PlatformClock.ts';
import { SupportDesk } from './support/SupportDesk.ts';
import { addSupportControl, addSupportRoutes } from './support/supportRoutes.ts';
import { createRealTimers, type Timers } from './time/Timers.ts';
import { createWorld } from './world/createWorld.ts';
import type { World, WorldOptions } from './world/World.ts';

export const defaultSeed = 7;
const defaultTiming: Readonly<CouponTiming> = { liveDelayMs: 3000, settlementDelayMs: 5000, isCashOutOpen: true };
const usualCaptchaCost = 5000;
const usualCaptchaAfter = 3;
const tickMs = 250;
const settleEveryMs = 1000;
const readImportsEveryMs = 2000;
const lookedAtOnce = 10;
const mostLookedAt = 200;
const teamsAtOnce = 40;

export interface SandboxOptions {
  /** A file, or `:memory:`. */
  readonly databasePath: string;
  readonly seed?: number;
  readonly size?: 'small' | 'full';
  /** Whether /sandbox/v1 may be used: tests and development only. */
  readonly isControlOpen: boolean;
  /** Machine time in epoch milliseconds. */
  readonly nowMs?: () => number;
  /** Match seconds per second; the world's own pace unless told. */
  readonly pace?: number;
  /** Hosts whose pages may call, besides the host that is called. */
  readonly allowedHosts?: readonly string[];
  /** Timers of a test; those of the machine unless told. */
  readonly timers?: Timers;
  /** How much work a password check is; tests sign in often. */
  readonly passwordCost?: number;
  /** How much work a captcha is: rounds of each try. */
  readonly captchaCost?: number;
  /** Wrong passwords of a login after which a captcha is asked for. */
  readonly captchaAfter?: number;
  /** Believes X-Real-IP: only where nobody but an edge can call. */
  readonly trustsEdge?: boolean;
  readonly createWorld?: (options: WorldOptions) => World;
}

export interface Sandbox {
  readonly app: SandboxApp;
  readonly feed: FeedHub;
  readonly line: Line;
  readonly ledger: Ledger;
  readonly imported: ImportedEvents;
  readonly allowedHosts: readonly string[];
  /** Answers a request; the second argument carries a Node server's `incoming`, where there is one. */
  readonly fetch: (request: Request, bindings?: object) => Promise<Response>;
  /** Platform time. */
  readonly nowMs: () => number;
  /** Lets the world play, bets be decided and the feed flow. */
  readonly start: () => void;
  /** Moves platform time; everything due on the way happens in order. */
  readonly advance: (milliseconds: number) => void;
  readonly reset: (seed?: number, size?: 'small' | 'full') => void;
  readonly dispose: () => void;
}

/** The platform of the demo: everything real, nothing outside this process. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const timers = options.timers ?? createRealTimers(options.nowMs);
  const clock = new PlatformClock(timers.nowMs);
  const { nowMs } = clock;
  const store = new Store(options.databasePath);
  const makeWorld = (seed: number, size: 'small' | 'full'): World => {
    const world = (options.createWorld ?? createWorld)({ seed, size, nowMs: nowMs() });
    if (options.pace !== undefined) world.setPace(options.pace);
    return world;
  };
  let seed = options.seed ?? defaultSeed;
  let size = options.size ?? 'full';
  const line = new Line(makeWorld(seed, size));
  const imported = new ImportedEvents(store, line, timers);
  const users = new Users(store);
  const preferences = new Preferences({ store, users, nowMs });
  const sessions = new Sessions(store, nowMs);
  const seals = new Seals(nowMs);
  const captcha = new Captcha({ seals, nowMs, cost: options.captchaCost ?? usualCaptchaCost });
  const fingerprints = new Fingerprints(seals, nowMs);
  const attempts = new LoginAttempts(store);
  const outbox = new Outbox(store);
  const letters = new Letters(outbox, nowMs);
  const letterTokens = new LetterTokens(store, nowMs);
  const mailing = new MailingSettings(store);
  const activation = new ActivationDesk({ users, letters, tokens: letterTokens, onChange: (userId) => feed.noteUser(userId) });
  const ledger = new Ledger(store);
  const site = new SiteState(store);
  const blocks = new Blocks(store, nowMs);
  const openings = new OpeningNotices(store, letters, blocks, nowMs);
  const appeals = new Appeals({ store, users, blocks, letters, nowMs, onAnswered: (userId) => feed.noteUser(userId) });
  const terms = new Terms(store, nowMs);
  const coupons = new Coupons(store, line);
  const houseRules: HouseRules = { ...usualHouseRules };
  const money = new MoneyDesk({ store, ledger, rules: houseRules, nowMs });
  const vip = new VipDesk(store, nowMs);
  const support = new SupportDesk({ store, letters, nowMs, onAnswered: (userId) => feed.noteUser(userId) });
  const passwordCost = options.passwordCost ?? usualPasswordCost;
  const timing: CouponTiming = { ...defaultTiming };
  const addresses = new Addresses(line);
  const seo = new SeoDesk(line, addresses);
  const search = new SearchDesk(line);
  const broadcasts = new Broadcasts(line, nowMs);
  const faults = new HttpFaults();
  const configGroups = demoConfigGroups();
  const requests = new RequestLog();

  const feed = new FeedHub({
    line,
    timers,
    nowMs,
    site: (isDelayed) => site.feedData(isDelayed),
    identify: (token) => {
      const state = sessions.checkToken(token);
      return state.kind === 'valid' ? { userId: state.userId, sessionHash: state.sessionHash } : undefined;
    },
    user: {
      config: (userId) => {
        const user = users.byId(userId);
        return user === undefined ? undefined : toUserConfigWire(user);
      },
      accounts: (userId) => {
        const user = users.byId(userId);
        return user === undefined ? [] : accountsWire(user, ledger).accounts;
      },
      openCoupons: (userId) => coupons.openOf(userId),
      correctedCoupons: (userId, sinceMs) => coupons.correctedOf(userId, sinceMs),
      coupon: (couponId, language) => coupons.wire(couponId, language),
      standing: (outcomeId, language) => coupons.standing(outcomeId, language),
      cashOut: (couponId) => desk.wire(couponId),
      priceMark: (gameIds) => `${String(timing.isCashOutOpen)} ${gameIds.map((id) => line.revision(id)).join()}`,
      placement: (userId, key, language) => placements.find(userId, key, language),
      unreadAnswers: (userId) => support.unreadOf(userId),
      blockMark: (userId) => blocks.markOf(userId),
    },
  });
  const placements = new Placements({
    store,
    users,
    ledger,
    line,
    coupons,
    money,
    vip,
    rules: houseRules,
    nowMs,
    liveDelayMs: () => timing.liveDelayMs,
    onDecided: (userId, key) => feed.noteUser(userId, key),
  });
  const desk = new CashOutDesk({ line, ledger, coupons, isOpen: () => timing.isCashOutOpen });
  const cashOuts = new CashOuts({ store, ledger, line, coupons, desk, nowMs, liveDelayMs: () => timing.liveDelayMs, onDecided: (userId) => feed.noteUser(userId) });
  const settlement = new Settlement({ store, ledger, line, coupons, money, nowMs, delayMs: () => timing.settlementDelayMs, onSettled: (userId) => feed.noteUser(userId) });

  const seedDemo = (): void => {
    imported.replay();
    if (users.count() === 0) {
      seedUsers(store, users, terms, ledger, passwordCost, nowMs(), (userId, accountId, endsAtMinor) => seedHistory({ store, ledger, line, coupons, nowMs: nowMs() }, userId, accountId, endsAtMinor));
      seedMoney(users, money, nowMs());
    }
  };

  const catchUp = (): void => {
    line.world.advanceTo(nowMs());
    placements.decideDue();
    cashOuts.decideDue();
  };

  /** The first look at a match plays and prices it: a little at a time, before the first visitor waits for it. */
  const lookAhead = (section: 'live' | 'line', fromIndex: number): void => {
    const { total } = line.games({ section, offset: fromIndex, limit: lookedAtOnce }, 'en');
    const next = fromIndex + lookedAtOnce;
    if (next < Math.min(total, mostLookedAt)) timers.after(0, () => lookAhead(section, next));
    else if (section === 'live') timers.after(0, () => lookAhead('line', 0));
  };

  /** The names of all squads are drawn a few teams at a time, before the first person searches. */
  const prepareSearch = (): void => {
    if (!search.index.follow(teamsAtOnce).isWhole) timers.after(0, prepareSearch);
  };

  const nextDecisionMs = (): number | undefined => {
    const [bet, cashOut] = [placements.nextDecisionMs(), cashOuts.nextDecisionMs()];
    return bet === undefined || cashOut === undefined ? (bet ?? cashOut) : Math.min(bet, cashOut);
  };

  const advance = (milliseconds: number): void => {
    const targetMs = nowMs() + milliseconds;
    // Each waiting bet is decided with the prices of its own instant, not of the end of the jump.
    for (let next = nextDecisionMs(); next !== undefined && next < targetMs; next = nextDecisionMs()) {
      if (next > nowMs()) clock.moveTo(next);
      catchUp();
    }
    clock.moveTo(targetMs);
    catchUp();
    settlement.run();
    feed.flush();
  };

  const reset = (newSeed?: number, newSize?: 'small' | 'full'): void => {
    seed = newSeed ?? seed;
    size = newSize ?? size;
    clock.reset();
    store.reset();
    site.reset();
    sessions.forget();
    seo.reset();
    broadcasts.reset();
    faults.clear();
    configGroups.clear();
    for (const [name, group] of demoConfigGroups()) configGroups.set(name, group);
    captcha.forget();
    requests.clear();
    feed.faults.reset();
    support.reset();
    Object.assign(timing, defaultTiming);
    Object.assign(houseRules, usualHouseRules);
    line.replaceWorld(makeWorld(seed, size));
    settlement.restart();
    seedDemo();
    feed.restart();
  };

  const onPlaced = (userId: number, placement: Placement): void => {
    if (placement.state === 'waiting') timers.after(Math.max(0, (placement.decidesAtMs ?? 0) - nowMs()), catchUp);
    else feed.noteUser(userId, placement.key);
  };

  const app = createSandboxApp();
  const user = (context: SandboxContext) => requireUser(context, sessions, users);
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
  addAccessRoutes(app, { site, blocks, appeals, openings, sessions, users, user, nowMs });
  addSiteRoutes(app, site, nowMs);
  addReportRoutes(app, store, nowMs, options.isControlOpen);
  const gate = addAuthRoutes(app, {
    users,
    sessions,
    attempts,
    letters,
    passwordCost,
    nowMs,
    onSessionEnd: (sessionHash) => feed.endSession(sessionHash),
    captcha,
    captchaAfter: options.captchaAfter ?? usualCaptchaAfter,
  });
  addProofRoutes(app, { captcha, fingerprints, sessionHash: (context) => gate.find(context)?.idHash, signOut: gate.close });
  addOneTapRoutes(app, { users, seals, nowMs, signIn: (context, person) => void gate.open(context, person, false) });
  addSignInLinkRoutes(app, { links: new SignInLinks(store, nowMs), users, sessions, gate, letters, nowMs, isControlOpen: options.isControlOpen });
  addPasswordRoutes(app, { store, users, sessions, attempts, letters, passwordCost, nowMs, onSessionEnd: (sessionHash) => feed.endSession(sessionHash) });
  addLetterRoutes(app, { users, attempts, activation, news: new NewsDesk({ users, letters, tokens: letterTokens, mailing }), mailing, nowMs, isControlOpen: options.isControlOpen });
  addConsentRoutes(app, { store, user, nowMs });
  addConversionRoutes(app, { conversions: new Conversions({ store, ledger, users, nowMs }), user, users, noteUser: (userId) => feed.noteUser(userId), isControlOpen: options.isControlOpen });
  addUserRoutes(app, { store, ledger, seals, users, user, activation, onChange: (userId) => feed.noteUser(userId) });
  addPreferenceRoutes(app, { preferences, user });
  addSelectionRoutes(app, { line, store, user, nowMs });
  addLineRoutes(app, line);
  addSearchRoutes(app, search);
  addStatisticsRoutes(app, line);
  addMediaRoutes(app, { broadcasts, line, seals, onChange: () => feed.flush() });
  addCyberRoutes(app);
  addResultsRoutes(app, line);
  addSeoRoutes(app, seo, addresses, options.isControlOpen);
  addTermsRoutes(app, { terms, user });
  addCouponRoutes(app, { line, placements, money, ledger, user, mayStake: ({ id }) => terms.require(id), onPlaced });
  addCodeRoutes(app, { saved: new SavedCoupons({ store, line, nowMs }), user, nowMs, trustsEdge: options.trustsEdge ?? false });
  addCashOutRoutes(app, {
    cashOuts,
    coupons,
    user,
    onRequested: (userId, answer) => {
      if (answer.state === 'waiting') timers.after(Math.max(0, (answer.decidesAtMs ?? 0) - nowMs()), catchUp);
      else feed.noteUser(userId);
    },
  });
  const moneyRoutes: MoneyRoutesOptions = {
    money,
    vip,
    rules: houseRules,
    placements,
    ledger,
    users,
    user,
    nowMs,
    onDecided: (userId, key) => feed.noteUser(userId, key),
    onChange: (userId) => feed.noteUser(userId),
  };
  addMoneyRoutes(app, moneyRoutes);
  addHistoryRoutes(app, { store, ledger, coupons, line, user });
  addSupportRoutes(app, { desk: support, user });
  addControlRoutes(app, {
    isOpen: options.isControlOpen,
    clock,
    line,
    feed,
    users,
    preferences,
    sessions,
    captcha,
    seals,
    ledger,
    site,
    blocks,
    appeals,
    openings,
    terms,
    outbox,
    faults,
    requests,
    timing,
    machineNowMs: timers.nowMs,
    reset,
    advance,
    settle: () => {
      settlement.run();
      feed.flush();
    },
  });
  addMoneyControl(app, moneyRoutes);
  addHistoryControl(app, { store, ledger, line, coupons, users, nowMs, onChange: (userId) => feed.noteUser(userId) });
  addRedirectRoutes(app, new Redirects(store, line));
  addDictionaryRoutes(app);
  addConfigGroupRoutes(app, configGroups);
  addSupportControl(app, support);
  seedDemo();

  let stops: (() => void)[] = [];
  return {
    app,
    feed,
    line,
    ledger,
    imported,
    allowedHosts: options.allowedHosts ?? [],
    fetch: async (request, bindings) => app.fetch(request, bindings ?? {}),
    nowMs,
    start() {
      if (stops.length > 0) return;
      stops = [timers.every(tickMs, catchUp), timers.every(settleEveryMs, () => settlement.run()), timers.every(readImportsEveryMs, () => imported.refresh())];
      feed.start();
      if (size === 'full') {
        timers.after(0, () => lookAhead('live', 0));
        timers.after(0, () => imported.lookBack());
        timers.after(0, prepareSearch);
      }
    },
    advance,
    reset,
    dispose() {
      for (const stop of stops) stop();
      stops = [];
      feed.dispose();
      store.close();
    },
  };
}
