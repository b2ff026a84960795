import type { SandboxPartData } from './SandboxPartData.ts';
import type { SandboxOptions } from './SandboxOptions.ts';
import { userConfigOf } from './platform/accounts/userConfigOf.ts';
import { accountsWire } from './platform/accounts/accountsWire.ts';
import { FeedHub } from './platform/feed/FeedHub.ts';
import { createSessionGate } from './platform/accounts/sign-in/SessionGate.ts';
import { requireUser } from './platform/accounts/sign-in/requireUser.ts';
import type { SandboxContext } from './platform/http/SandboxApp.ts';
import {
  createInfrastructure,
  type NotifyUser,
  type Infrastructure,
} from './createInfrastructure.ts';
import { createAccountServices, type AccountServices } from './createAccountServices.ts';
import { createSiteServices } from './createSiteServices.ts';
import { createBettingServices } from './createBettingServices.ts';

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
        base.later(() => accounts.ownerEmails.notify(context, userId, 'newDeviceIn')),
    }),
    /** Returns the signed-in user; throws 401 if there is none. */
    user: (context: SandboxContext) => requireUser(context, sessions, users),
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
