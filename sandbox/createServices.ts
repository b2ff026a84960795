import { callHost } from './platform/http/callHost.ts';
import { readHouseTerms, type HouseTerms } from '../domain/ticket/terms/HouseTerms.ts';
import type { SandboxPartData } from './SandboxPartData.ts';
import type { SandboxOptions } from './SandboxOptions.ts';
import { Appeals } from './platform/access/Appeals.ts';
import { Blocks } from './platform/access/Blocks.ts';
import { Rights } from './platform/access/Rights.ts';
import { Transfers } from './platform/access/Transfers.ts';
import { SiteGate } from './platform/access/SiteGate.ts';
import { OpeningNotices } from './platform/access/OpeningNotices.ts';
import { LoginAttempts } from './platform/accounts/sign-in/LoginAttempts.ts';
import { OfficeMenuKeys } from './platform/accounts/OfficeMenuKeys.ts';
import { Preferences } from './platform/accounts/Preferences.ts';
import { CodeTries } from './platform/accounts/codes/CodeTries.ts';
import { ContactChanges } from './platform/accounts/contacts/ContactChanges.ts';
import { DeviceProofs } from './platform/accounts/sign-in/DeviceProofs.ts';
import { KnownDevices } from './platform/accounts/sign-in/KnownDevices.ts';
import { SignedTokens } from './platform/accounts/sign-in/SignedTokens.ts';
import { SecondFactors } from './platform/accounts/second-factor/SecondFactors.ts';
import { TwoStepTickets } from './platform/accounts/second-factor/TwoStepTickets.ts';
import { Sessions } from './platform/accounts/sign-in/Sessions.ts';
import { userConfigOf } from './platform/accounts/userConfigOf.ts';
import { Users } from './platform/accounts/Users.ts';
import { accountsWire } from './platform/accounts/accountsWire.ts';
import {
  defaultPasswordCost,
  PasswordHashing,
} from './platform/accounts/password/PasswordHashing.ts';
import { Profiles } from './platform/accounts/Profiles.ts';
import { KnownPasswords } from './platform/accounts/password/KnownPasswords.ts';
import { HttpFaults } from './control/HttpFaults.ts';
import { RequestLog } from './control/RequestLog.ts';
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
import { Requests } from './platform/requests/Requests.ts';
import { PersonFiles } from './platform/files/PersonFiles.ts';
import { FeedHub } from './platform/feed/FeedHub.ts';
import { PersonMarks } from './platform/feed/PersonMarks.ts';
import { Ledger } from './platform/ledger/Ledger.ts';
import { BetLetters } from './platform/mail/BetLetters.ts';
import { ActivationService } from './platform/mail/ActivationService.ts';
import { EmailTokens } from './platform/mail/EmailTokens.ts';
import { Mailer } from './platform/mail/Mailer.ts';
import { PersonMessages } from './platform/mail/PersonMessages.ts';
import { OwnerLetters } from './platform/mail/OwnerLetters.ts';
import { SourceLimits } from './platform/http/SourceLimits.ts';
import { IncidentLog } from '../process/IncidentLog.ts';
import { MailingSettings } from './platform/mail/MailingSettings.ts';
import { NewsletterService } from './platform/mail/NewsletterService.ts';
import { Outbox } from './platform/mail/Outbox.ts';
import { ImportedEvents } from './platform/line/ImportedEvents.ts';
import { Line } from './platform/line/Line.ts';
import { Broadcasts } from './platform/media/Broadcasts.ts';
import { Captcha } from './platform/challenge/Captcha.ts';
import { Fingerprints } from './platform/challenge/Fingerprints.ts';
import { SearchService } from './platform/search/SearchService.ts';
import { Addresses } from './platform/seo/Addresses.ts';
import { NamedAddresses } from './platform/seo/NamedAddresses.ts';
import { SeoService } from './platform/seo/SeoService.ts';
import { SiteState } from './platform/site/SiteState.ts';
import { Store } from './platform/store/Store.ts';
import { SupportService } from './platform/support/SupportService.ts';
import { Terms } from './platform/terms/Terms.ts';
import { PlatformClock } from './platform/time/PlatformClock.ts';
import { createRealTimers, ownTimers } from './platform/time/Timers.ts';
import { SeasonPlayer } from './platform/line/SeasonPlayer.ts';
import { Redirects } from './platform/site/Redirects.ts';
import { SavedCoupons } from './platform/bets/codes/SavedCoupons.ts';
import { Conversions } from './platform/accounts/conversion/Conversions.ts';
import { Passkeys } from './platform/accounts/passkeys/Passkeys.ts';
import { Instruments } from './platform/identity/Instruments.ts';
import { tellKnown } from './platform/identity/tellKnown.ts';
import { Identity } from './platform/identity/Identity.ts';
import { PlayTime } from './platform/protection/PlayTime.ts';
import { Prompts } from './platform/protection/Prompts.ts';
import { Protection } from './platform/protection/Protection.ts';
import { ProtectionLetters } from './platform/protection/ProtectionLetters.ts';
import { ProofCodes } from './platform/accounts/second-factor/ProofCodes.ts';
import { SmsCodes } from './platform/accounts/sign-in/SmsCodes.ts';
import { SignInQrs } from './platform/accounts/sign-in/SignInQrs.ts';
import { SignInLog } from './platform/accounts/sign-in/SignInLog.ts';
import { SignInLinks } from './platform/accounts/sign-in/SignInLinks.ts';
import { createSessionGate } from './platform/accounts/sign-in/SessionGate.ts';
import { requireUser } from './platform/accounts/sign-in/requireUser.ts';
import { isLocal } from './platform/http/isAllowedOrigin.ts';
import { ownName } from './platform/http/ownName.ts';
import type { SandboxContext } from './platform/http/SandboxApp.ts';
import type { World } from './world/World.ts';
import { createWorld } from './world/createWorld.ts';

/** The answer is on its way by then. */
const lettersAfterMs = 5;
const defaultCaptchaCost = 5000;
const defaultCaptchaAfter = 3;
export const defaultSeed = 7;

/** Tells the user channel that a person's data changed; the key names a placement. */
type NotifyUser = (userId: number, placementKey?: string) => void;

/** All services of the platform. Nothing runs until the simulation loop is started. */
export type SandboxServices = ReturnType<typeof createServices>;

export function createServices(options: SandboxOptions, parts: readonly SandboxPartData[]) {
  const base = createInfrastructure(options, parts);
  // The feed is created last because it reads all others; nothing notifies it before that.
  const notifyUser: NotifyUser = (userId, placementKey) => feed.notifyUser(userId, placementKey);
  const accounts = createAccountServices(base, options, notifyUser);
  const siteServices = createSiteServices(base, accounts, notifyUser, parts);
  const betting = createBettingServices(
    base,
    { ...accounts, ...siteServices },
    options,
    notifyUser,
  );
  const feed: FeedHub = createFeed({ ...base, ...accounts, ...siteServices, ...betting });
  const { sessions, users, devices, deviceProofs, factors, signInLog } = accounts;
  const onSessionEnd = (sessionHash: string): void => feed.endSession(sessionHash);
  return {
    ...base,
    ...accounts,
    ...siteServices,
    ...betting,
    notifyUser,
    feed,
    gate: createSessionGate({
      users,
      sessions,
      devices,
      deviceProofs,
      factors,
      signInLog,
      nowMs: base.nowMs,
      profileAt: accounts.profileAt,
      onSessionBegin: notifyUser,
      onSessionEnd,
      onSessionRenamed: (oldHash, newHash) => feed.renameSession(oldHash, newHash),
      onSignOut: (userId, host) => accounts.play.end(userId, host),
      onNewDevice: (userId, context) =>
        base.later(() => accounts.ownerLetters.notify(context, userId, 'newDeviceIn')),
    }),
    /** Returns the signed-in user; throws 401 for others. */
    user: (context: SandboxContext) => requireUser(context, sessions, users),
  };
}

/** Time, database, world and the line that is offered from it. */
function createInfrastructure(options: SandboxOptions, parts: readonly SandboxPartData[]) {
  const incidents = new IncidentLog();
  const timers = ownTimers(
    options.timers ??
      createRealTimers(options.nowMs, (run) => incidents.guard('timer-failed', run)),
  );
  const clock = new PlatformClock(timers.nowMs);
  const { nowMs } = clock;
  const store = new Store(
    options.databasePath,
    parts.flatMap(({ tables }) => tables ?? []),
    'alone',
    options.image,
  );
  const worldOptions = { seed: options.seed ?? defaultSeed, size: options.size ?? 'full' };
  const makeWorld = (): World => {
    const world = createWorld({ ...worldOptions, nowMs: nowMs() });
    if (options.pace !== undefined) world.setPace(options.pace);
    return world;
  };
  const line = new Line(makeWorld());
  return {
    incidents,
    timers,
    clock,
    nowMs,
    store,
    worldOptions,
    makeWorld,
    line,
    /** What an answer does not wait for: its time tells nobody whether a letter was sent. */
    later: options.later ?? ((work: () => void) => void timers.after(lettersAfterMs, work)),
    imported: new ImportedEvents(store, line, timers),
    ledger: new Ledger(store),
    seasons: new SeasonPlayer({ line, timers, looksAhead: () => worldOptions.size === 'full' }),
  };
}

type Infrastructure = ReturnType<typeof createInfrastructure>;

/** Accounts, sessions, captcha, device records and e-mail. */
function createAccountServices(
  { incidents, store, ledger, nowMs, later, timers }: Infrastructure,
  options: SandboxOptions,
  notifyUser: NotifyUser,
) {
  const users = new Users(store);
  const brandName = options.brandName ?? (() => 'Grandstand');
  const isHostOfBrand = (host: string): boolean => {
    const origin = options.letterOrigin?.(host);
    const name = host.replace(/:\d+$/, '');
    return origin === undefined || isLocal(host) || new URL(origin).hostname === name;
  };
  const profileAt = options.protectionProfile ?? (() => 'strict' as const);
  const signedTokens = new SignedTokens(nowMs);
  const outbox = new Outbox(store, nowMs);
  const limits = new SourceLimits(nowMs, (notice) =>
    incidents.add('texts-run-short', new Error(notice)),
  );
  const mailer = new Mailer(outbox, nowMs, (recipient) => {
    const host = callHost.getStore() ?? users.hostOf(recipient);
    const origin = options.letterOrigin?.(host) ?? '';
    return {
      name: brandName(host),
      origin,
      host: origin === '' ? ownName(host, options.allowedHosts ?? []) : new URL(origin).hostname,
    };
  });
  const tokens = new EmailTokens(store, nowMs);
  const mailing = new MailingSettings(store);
  const messages = new PersonMessages({ store, mailer, nowMs, later, onChange: notifyUser });
  const contacts = new ContactChanges({ store, users, messages, nowMs });
  const profiles = new Profiles(store);
  const files = new PersonFiles(store, nowMs);
  const personRequests = new Requests({
    store,
    users,
    files,
    mailer,
    timers,
    nowMs,
    onChange: notifyUser,
  });
  const signInLog = new SignInLog(store, nowMs);
  const protection = new Protection({
    store,
    users,
    ledger,
    nowMs,
    onChange: notifyUser,
    letters: new ProtectionLetters({ users, messages }),
    profileAt,
  });
  const transfers = new Transfers({ store, nowMs });
  const rights = new Rights({ store, transfers, users, nowMs });
  return {
    /** What the brand at a host is called. */
    brandName,
    /** Whether a brand is at home at a host, or this machine; a site alone does not know. */
    isHostOfBrand,
    /** How strictly the brand at a host protects people. */
    profileAt,
    users,
    signedTokens,
    outbox,
    limits,
    mailer,
    ownerLetters: new OwnerLetters({ users, contacts, messages }),
    messages,
    paymentMarks: new PersonMarks((userId) => later(() => notifyUser(userId))),
    mailing,
    profiles,
    files,
    personRequests,
    officeMenuKeys: new OfficeMenuKeys(),
    instruments: new Instruments({ store, users, protection, nowMs }),
    identity: new Identity({
      store,
      users,
      profiles,
      messages,
      timers,
      nowMs,
      protection,
      hostOf: () => callHost.getStore() ?? '',
      onKnown: tellKnown({ users, mailer, limits, mailing, protection, later }),
      onSecond: (userId, accounts) => {
        rights.hold(userId, 'second');
        for (const id of accounts) protection.breaks.holdToo(userId, id);
      },
      onChange: notifyUser,
    }),
    contacts,
    preferences: new Preferences({ store, users, nowMs }),
    sessions: new Sessions(store, nowMs),
    attempts: new LoginAttempts(store),
    codeTries: new CodeTries(store, nowMs),
    factors: new SecondFactors(store, nowMs),
    proofCodes: new ProofCodes(store, nowMs),
    tickets: new TwoStepTickets(store, nowMs),
    devices: new KnownDevices(store, nowMs),
    deviceProofs: new DeviceProofs(store, nowMs),
    captcha: new Captcha({ signedTokens, nowMs, cost: options.captchaCost ?? defaultCaptchaCost }),
    fingerprints: new Fingerprints(signedTokens, nowMs),
    activation: new ActivationService({
      users,
      mailer,
      tokens,
      contacts,
      later,
      onChange: notifyUser,
    }),
    news: new NewsletterService({ users, mailer, tokens, mailing }),
    passkeys: new Passkeys(store, nowMs),
    protection,
    transfers,
    rights,
    play: new PlayTime({
      store,
      ledger,
      protection,
      nowMs,
      onChange: notifyUser,
      zoneAt: options.timeZone ?? (() => 0),
    }),
    prompts: new Prompts({ store, protection, signInLog, nowMs, onChange: notifyUser }),
    smsCodes: new SmsCodes({ store, users, mailer, nowMs, later }),
    signInLinks: new SignInLinks(store, nowMs),
    signInLog,
    signInQrs: new SignInQrs(store, nowMs),
    conversions: new Conversions({ store, ledger, users, nowMs }),
    knownPasswords: new KnownPasswords(),
    passwords: new PasswordHashing({ cost: options.passwordCost ?? defaultPasswordCost }),
    /** Wrong passwords for a login after which a captcha is required as well. */
    captchaAfter: options.captchaAfter ?? defaultCaptchaAfter,
  };
}

type AccountServices = ReturnType<typeof createAccountServices>;

/** Content of the site beside bets, and whether the site is open. */
function createSiteServices(
  { store, nowMs, line }: Infrastructure,
  { users, mailer }: AccountServices,
  notifyUser: NotifyUser,
  parts: readonly SandboxPartData[],
) {
  const blocks = new Blocks(store, nowMs);
  const seoParts = parts.flatMap(({ seo }) => (seo === undefined ? [] : [seo(line)]));
  const addresses = new Addresses(line, seoParts);
  const site = new SiteState(store);
  return {
    blocks,
    addresses,
    site,
    siteGate: new SiteGate({ site, blocks, nowMs }),
    openings: new OpeningNotices(store, mailer, blocks, nowMs),
    appeals: new Appeals({ store, users, blocks, mailer, nowMs, onAnswered: notifyUser }),
    redirects: new Redirects(store, line, new NamedAddresses(line, addresses, seoParts)),
    terms: new Terms(store, nowMs),
    support: new SupportService({ store, nowMs }),
    seo: new SeoService(line, addresses, seoParts),
    search: new SearchService(line),
    broadcasts: new Broadcasts(line, nowMs),
    /** Groups of settings by name: none at the start, so that each brand has its own. */
    configGroups: new Map<string, Readonly<Record<string, unknown>>>(),
    faults: new HttpFaults(),
    requests: new RequestLog(),
  };
}

type SiteServices = ReturnType<typeof createSiteServices>;

/** Placing, cash-out and settlement of bets. */
function createBettingServices(
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
  const letters = new BetLetters({ users, coupons, mailing, mailer });
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
        letters.notify(change);
        notifyUser(change.userId);
      },
      guard: (event, work) => incidents.guard(event, work),
    }),
  };
}

type FeedSources = Infrastructure &
  AccountServices &
  ReturnType<typeof createSiteServices> &
  ReturnType<typeof createBettingServices>;

function createFeed({
  line,
  timers,
  nowMs,
  site,
  sessions,
  users,
  contacts,
  ledger,
  coupons,
  cashOutOffers,
  timing,
  placements,
  personRequests,
  messages,
  paymentMarks,
  blocks,
  protection,
  identity,
  play,
  signInQrs,
  rights,
  transfers,
}: FeedSources): FeedHub {
  return new FeedHub({
    line,
    timers,
    nowMs,
    site: (isDelayed) => site.feedData(isDelayed),
    identify: (token) => {
      const state = sessions.checkToken(token);
      return state.kind === 'valid'
        ? { userId: state.userId, sessionHash: state.sessionHash }
        : undefined;
    },
    user: {
      config: (userId) => {
        const user = users.byId(userId);
        return (
          user &&
          userConfigOf(
            { contacts, personRequests, protection, identity, play, rights, transfers, nowMs },
            user,
          )
        );
      },
      accounts: (userId) => {
        const user = users.byId(userId);
        return user === undefined ? [] : accountsWire(user, ledger).accounts;
      },
      openCoupons: (userId) => coupons.openOf(userId),
      correctedCoupons: (userId, sinceMs) => coupons.correctedOf(userId, sinceMs),
      coupon: (couponId, language) => coupons.wire(couponId, language),
      standing: (outcomeId, language) => coupons.eventState(outcomeId, language),
      cashOut: (couponId) => cashOutOffers.wire(couponId),
      priceMark: (gameIds) =>
        `${String(timing.isCashOutOpen)} ${gameIds.map((id) => line.revision(id)).join()}`,
      placement: (userId, key, language) => placements.find(userId, key, language),
      unreadAnswers: (userId) => personRequests.unreadOf(userId, 'support'),
      unreadPaymentAnswers: (userId) => personRequests.unreadOf(userId, 'payments'),
      requestMark: (userId) => personRequests.markOf(userId),
      messageMark: (userId) => messages.markOf(userId),
      paymentMark: (userId) => paymentMarks.of(userId),
      blockMark: (userId) => blocks.markOf(userId),
      signInMark: (userId) => signInQrs.markOf(userId),
    },
  });
}
