import type { SandboxOptions } from './SandboxOptions.ts';
import { Appeals } from './access/Appeals.ts';
import { Blocks } from './access/Blocks.ts';
import { OpeningNotices } from './access/OpeningNotices.ts';
import { LoginAttempts } from './accounts/LoginAttempts.ts';
import { Preferences } from './accounts/Preferences.ts';
import { Seals } from './accounts/Seals.ts';
import { Sessions } from './accounts/Sessions.ts';
import { toUserConfigWire, Users } from './accounts/Users.ts';
import { accountsWire } from './accounts/accountsWire.ts';
import { usualPasswordCost } from './accounts/passwordHash.ts';
import { HttpFaults } from './control/HttpFaults.ts';
import { RequestLog } from './control/RequestLog.ts';
import { usualTiming, type CouponTiming } from './coupon/CouponTiming.ts';
import { Coupons } from './coupon/Coupons.ts';
import { Placements } from './coupon/Placements.ts';
import { Settlement } from './coupon/Settlement.ts';
import { CashOutDesk } from './coupon/cashOut/CashOutDesk.ts';
import { CashOuts } from './coupon/cashOut/CashOuts.ts';
import { usualHouseRules, type HouseRules } from './coupon/money/HouseRules.ts';
import { MoneyDesk } from './coupon/money/MoneyDesk.ts';
import { VipDesk } from './coupon/money/VipDesk.ts';
import { FeedHub } from './feed/FeedHub.ts';
import { Ledger } from './ledger/Ledger.ts';
import { ActivationDesk } from './letters/ActivationDesk.ts';
import { LetterTokens } from './letters/LetterTokens.ts';
import { Letters } from './letters/Letters.ts';
import { MailingSettings } from './letters/MailingSettings.ts';
import { NewsDesk } from './letters/NewsDesk.ts';
import { Outbox } from './letters/Outbox.ts';
import { ImportedEvents } from './line/ImportedEvents.ts';
import { Line } from './line/Line.ts';
import { Broadcasts } from './media/Broadcasts.ts';
import { Captcha } from './proofs/Captcha.ts';
import { Fingerprints } from './proofs/Fingerprints.ts';
import { SearchDesk } from './search/SearchDesk.ts';
import { Addresses } from './seo/Addresses.ts';
import { SeoDesk } from './seo/SeoDesk.ts';
import { SiteState } from './site/SiteState.ts';
import { demoConfigGroups } from './site/configGroupRoutes.ts';
import { Store } from './store/Store.ts';
import { SupportDesk } from './support/SupportDesk.ts';
import { Terms } from './terms/Terms.ts';
import { PlatformClock } from './time/PlatformClock.ts';
import { createRealTimers } from './time/Timers.ts';
import type { World } from './world/World.ts';
import { createWorld } from './world/createWorld.ts';

const usualCaptchaCost = 5000;
export const defaultSeed = 7;

/** Who is told that something of a person changed; the key is that of a bet that was decided. */
type NoteUser = (userId: number, placementKey?: string) => void;

/** Everything that the platform keeps and does, put together; none of it runs by itself. */
export type SandboxParts = ReturnType<typeof createParts>;

export function createParts(options: SandboxOptions) {
  const base = createBase(options);
  // Made last, because it reads all others; nothing is told before it is there.
  const noteUser: NoteUser = (userId, placementKey) => feed.noteUser(userId, placementKey);
  const people = createPeople(base, options, noteUser);
  const surroundings = createSurroundings(base, people, noteUser);
  const betting = createBetting(base, people, noteUser);
  const feed: FeedHub = createFeed({ ...base, ...people, ...surroundings, ...betting });
  return { ...base, ...people, ...surroundings, ...betting, noteUser, feed };
}

/** Time, database, world and the line of bets drawn from it. */
function createBase(options: SandboxOptions) {
  const timers = options.timers ?? createRealTimers(options.nowMs);
  const clock = new PlatformClock(timers.nowMs);
  const { nowMs } = clock;
  const store = new Store(options.databasePath);
  const worldOf = { seed: options.seed ?? defaultSeed, size: options.size ?? 'full' };
  const makeWorld = (): World => {
    const world = (options.createWorld ?? createWorld)({ ...worldOf, nowMs: nowMs() });
    if (options.pace !== undefined) world.setPace(options.pace);
    return world;
  };
  const line = new Line(makeWorld());
  return { timers, clock, nowMs, store, worldOf, makeWorld, line, imported: new ImportedEvents(store, line, timers), ledger: new Ledger(store) };
}

type Base = ReturnType<typeof createBase>;

/** Accounts, sessions, proofs and letters. */
function createPeople({ store, nowMs }: Base, options: SandboxOptions, noteUser: NoteUser) {
  const users = new Users(store);
  const seals = new Seals(nowMs);
  const outbox = new Outbox(store);
  const letters = new Letters(outbox, nowMs);
  const tokens = new LetterTokens(store, nowMs);
  const mailing = new MailingSettings(store);
  return {
    users,
    seals,
    outbox,
    letters,
    mailing,
    preferences: new Preferences({ store, users, nowMs }),
    sessions: new Sessions(store, nowMs),
    attempts: new LoginAttempts(store),
    captcha: new Captcha({ seals, nowMs, cost: options.captchaCost ?? usualCaptchaCost }),
    fingerprints: new Fingerprints(seals, nowMs),
    activation: new ActivationDesk({ users, letters, tokens, onChange: noteUser }),
    news: new NewsDesk({ users, letters, tokens, mailing }),
    passwordCost: options.passwordCost ?? usualPasswordCost,
  };
}

type People = ReturnType<typeof createPeople>;

/** What the site says beside bets, and whether it is open. */
function createSurroundings({ store, nowMs, line }: Base, { users, letters }: People, noteUser: NoteUser) {
  const blocks = new Blocks(store, nowMs);
  const addresses = new Addresses(line);
  return {
    blocks,
    addresses,
    site: new SiteState(store),
    openings: new OpeningNotices(store, letters, blocks, nowMs),
    appeals: new Appeals({ store, users, blocks, letters, nowMs, onAnswered: noteUser }),
    terms: new Terms(store, nowMs),
    support: new SupportDesk({ store, letters, nowMs, onAnswered: noteUser }),
    seo: new SeoDesk(line, addresses),
    search: new SearchDesk(line),
    broadcasts: new Broadcasts(line, nowMs),
    configGroups: demoConfigGroups(),
    faults: new HttpFaults(),
    requests: new RequestLog(),
  };
}

/** From a bet that is asked for to the one that is paid. */
function createBetting({ store, nowMs, line, ledger }: Base, { users }: People, noteUser: NoteUser) {
  const timing: CouponTiming = { ...usualTiming };
  const houseRules: HouseRules = { ...usualHouseRules };
  const coupons = new Coupons(store, line);
  const money = new MoneyDesk({ store, ledger, rules: houseRules, nowMs });
  const vip = new VipDesk(store, nowMs);
  const liveDelayMs = (): number => timing.liveDelayMs;
  const desk = new CashOutDesk({ line, ledger, coupons, isOpen: () => timing.isCashOutOpen });
  return {
    timing,
    houseRules,
    coupons,
    money,
    vip,
    desk,
    placements: new Placements({ store, users, ledger, line, coupons, money, vip, rules: houseRules, nowMs, liveDelayMs, onDecided: noteUser }),
    cashOuts: new CashOuts({ store, ledger, line, coupons, desk, nowMs, liveDelayMs, onDecided: noteUser }),
    settlement: new Settlement({ store, ledger, line, coupons, money, nowMs, delayMs: () => timing.settlementDelayMs, onSettled: (userId) => noteUser(userId) }),
  };
}

type Readable = Base & People & ReturnType<typeof createSurroundings> & ReturnType<typeof createBetting>;

function createFeed({ line, timers, nowMs, site, sessions, users, ledger, coupons, desk, timing, placements, support, blocks }: Readable): FeedHub {
  return new FeedHub({
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
}
