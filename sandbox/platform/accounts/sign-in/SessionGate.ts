import { isStrictProfile } from '#domain/limits/isStrictProfile.ts';
import type { ProtectionProfile } from '#domain/limits/profiles.ts';
import type { SandboxContext } from '../../http/SandboxApp.ts';
import { ApiError } from '../../http/ApiError.ts';
import { recordLanguage } from '../recordLanguage.ts';
import { readDeviceSecret, writeDeviceCookie } from './deviceCookie.ts';
import type { DeviceProofs } from './DeviceProofs.ts';
import type { KnownDevices } from './KnownDevices.ts';
import {
  clearBrowserCache,
  clearSessionCookies,
  readSessionSecret,
  writeSessionCookies,
} from './sessionCookies.ts';
import type { SessionStart } from './SessionStart.ts';
import type { SignInLog } from './SignInLog.ts';
import type { Level, Session, Sessions } from './Sessions.ts';
import type { SecondFactors } from '../second-factor/SecondFactors.ts';
import type { User, Users } from '../Users.ts';

/** Session functions shared by all ways of signing in and out. */
export interface SessionGate {
  /** Whether a new device has to be confirmed by e-mail first. */
  readonly needsDeviceProof: (context: SandboxContext, user: User) => boolean;
  /** Whether this browser skips the second factor; never in a strict profile. */
  readonly isTrusted: (context: SandboxContext, user: User) => boolean;
  /**
   * Opens a session, for every way of signing in.
   *
   * @throws ApiError 403 `two_step_required` if a bound second factor is not proved, 403
   *   `device_unproved` if a new device is not confirmed
   */
  readonly open: (context: SandboxContext, user: User, start: SessionStart) => Session;
  /**
   * Raises the level after a proof of identity: the session gets a new secret, and the old one
   * ends.
   */
  readonly raiseLevel: (context: SandboxContext, session: Session, level: Level) => void;
  /** Returns the session of the caller. */
  readonly find: (context: SandboxContext) => Session | undefined;
  /** Ends the session of the caller and clears the cookies. */
  readonly close: (context: SandboxContext) => void;
}

export function createSessionGate({
  users,
  sessions,
  devices,
  deviceProofs,
  factors,
  signInLog,
  nowMs,
  profileAt,
  onSessionBegin,
  onSessionEnd,
  onSessionRenamed,
  onSignOut,
  onNewDevice,
}: {
  readonly users: Users;
  readonly sessions: Sessions;
  readonly devices: KnownDevices;
  readonly deviceProofs: DeviceProofs;
  readonly factors: SecondFactors;
  readonly signInLog: SignInLog;
  readonly nowMs: () => number;
  readonly profileAt: (host: string) => ProtectionProfile;
  readonly onSessionBegin: (userId: number) => void;
  readonly onSessionEnd: (sessionHash: string) => void;
  readonly onSessionRenamed: (oldHash: string, newHash: string) => void;
  /** Called with the host of the brand. */
  readonly onSignOut: (userId: number, host: string) => void;
  /** Called for a new browser of a person who has signed in elsewhere before. */
  readonly onNewDevice: (userId: number, context: SandboxContext) => void;
}): SessionGate {
  const find = (context: SandboxContext): Session | undefined =>
    sessions.find(readSessionSecret(context));
  const end = (context: SandboxContext): void => {
    const session = find(context);
    if (session === undefined) return;
    sessions.end(session.idHash);
    onSessionEnd(session.idHash);
  };
  const needsDeviceProof = (context: SandboxContext, { id }: User): boolean =>
    deviceProofs.isOn(id) && devices.idOf(readDeviceSecret(context), id) === undefined;
  const isStrict = (context: SandboxContext): boolean =>
    isStrictProfile(profileAt(context.var.caller.host));
  const isTrusted = (context: SandboxContext, { id }: User): boolean =>
    !isStrict(context) && devices.isTrusted(readDeviceSecret(context), id);
  return {
    find,
    needsDeviceProof,
    isTrusted,
    open(
      context,
      user,
      {
        way,
        isPersistent,
        isSecondFactorProved = false,
        trustsDevice = false,
        isDeviceProved = false,
      },
    ) {
      if (users.isClosed(user.id))
        throw new ApiError(403, 'account_closed', 'This account was closed: write to the support');
      const hasFactor = factors.isOn(user.id);
      const isFactorMissing = hasFactor && !isSecondFactorProved;
      if (isFactorMissing && !isTrusted(context, user))
        throw new ApiError(403, 'two_step_required', 'The second factor is missing');
      if (!isDeviceProved && needsDeviceProof(context, user))
        throw new ApiError(403, 'device_unproved', 'The person has not let this device in');
      end(context);
      const { secret, session, ended } = sessions.start(user.id, {
        isPersistent,
        way,
        isFresh2:
          !isFactorMissing &&
          (['password', 'phone', 'registration', 'passkey'].includes(way) ||
            // Without a password, the account at the provider is the person's only proof.
            (way === 'provider' && !users.hasPassword(user.id))),
        agent: (context.req.header('user-agent') ?? '').slice(0, 300),
        country: context.var.caller.country,
      });
      signInLog.add(user.id, 'in', way, {
        agent: context.req.header('user-agent') ?? '',
        country: context.var.caller.country,
      });
      for (const each of ended) onSessionEnd(each);
      writeSessionCookies(context, secret, session, nowMs());
      const isNew = devices.isNew(readDeviceSecret(context), user.id);
      const device = devices.remember(readDeviceSecret(context), user.id);
      writeDeviceCookie(context, device);
      if (trustsDevice && !isStrict(context)) devices.trust(device, user.id);
      users.recordSignIn(user.id, nowMs());
      users.recordVisit(user.id, context.var.caller.host);
      recordLanguage(context, users, user);
      onSessionBegin(user.id);
      // A device confirmed by e-mail needs no second one.
      if (isNew && !isDeviceProved) onNewDevice(user.id, context);
      return session;
    },
    raiseLevel(context, session, level) {
      const { secret, session: raised } = sessions.raiseLevel(session, level);
      onSessionRenamed(session.idHash, raised.idHash);
      writeSessionCookies(context, secret, raised, nowMs());
    },
    close(context) {
      const session = find(context);
      end(context);
      if (session !== undefined) onSignOut(session.userId, context.var.caller.host);
      clearSessionCookies(context);
      clearBrowserCache(context);
    },
  };
}
