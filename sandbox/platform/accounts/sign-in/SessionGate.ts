import type { SandboxContext } from '../../http/SandboxApp.ts';
import { ApiError } from '../../http/ApiError.ts';
import { recordLanguage } from '../recordLanguage.ts';
import { readDeviceSecret, writeDeviceCookie } from './deviceCookie.ts';
import type { KnownDevices } from './KnownDevices.ts';
import {
  clearBrowserCache,
  clearSessionCookies,
  readSessionSecret,
  writeSessionCookies,
} from './sessionCookies.ts';
import type { SignInLog } from './SignInLog.ts';
import type { Level, Session, Sessions, Way } from './Sessions.ts';
import type { SecondFactors } from '../second-factor/SecondFactors.ts';
import type { User, Users } from '../Users.ts';

/** How a session begins. */
export interface SessionStart {
  readonly way: Way;
  readonly isPersistent: boolean;
  readonly isSecondFactorProved?: boolean;
}

/** Session functions shared with other ways of signing in and out. */
export interface SessionGate {
  /** @throws ApiError 403 `two_step_required` where a second factor is bound and not proved */
  readonly open: (context: SandboxContext, user: User, start: SessionStart) => Session;
  /** Who is there was proved: the session gets another secret, and the old one is worth nothing. */
  readonly rise: (context: SandboxContext, session: Session, level: Level) => void;
  /** The session of the caller. */
  readonly find: (context: SandboxContext) => Session | undefined;
  /** Ends the session of the caller and clears the cookies. */
  readonly close: (context: SandboxContext) => void;
}

export function createSessionGate({
  users,
  sessions,
  devices,
  factors,
  signInLog,
  nowMs,
  onSessionEnd,
  onSessionRenamed,
}: {
  readonly users: Users;
  readonly sessions: Sessions;
  readonly devices: KnownDevices;
  readonly factors: SecondFactors;
  readonly signInLog: SignInLog;
  readonly nowMs: () => number;
  readonly onSessionEnd: (sessionHash: string) => void;
  readonly onSessionRenamed: (oldHash: string, newHash: string) => void;
}): SessionGate {
  const find = (context: SandboxContext): Session | undefined =>
    sessions.find(readSessionSecret(context));
  const end = (context: SandboxContext): void => {
    const session = find(context);
    if (session === undefined) return;
    sessions.end(session.idHash);
    onSessionEnd(session.idHash);
  };
  return {
    find,
    open(context, user, { way, isPersistent, isSecondFactorProved = false }) {
      if (users.isClosed(user.id))
        throw new ApiError(403, 'account_closed', 'This account was closed: write to the support');
      const hasFactor = factors.isOn(user.id);
      if (hasFactor && !isSecondFactorProved)
        throw new ApiError(403, 'two_step_required', 'The second factor is missing');
      end(context);
      const { secret, session, ended } = sessions.start(user.id, {
        isPersistent,
        way,
        isFresh2: ['password', 'phone', 'registration', 'passkey'].includes(way),
        agent: (context.req.header('user-agent') ?? '').slice(0, 300),
        country: context.var.caller.country,
      });
      signInLog.add(user.id, 'in', way, {
        agent: context.req.header('user-agent') ?? '',
        country: context.var.caller.country,
      });
      for (const each of ended) onSessionEnd(each);
      writeSessionCookies(context, secret, session, nowMs());
      writeDeviceCookie(context, devices.remember(readDeviceSecret(context), user.id));
      users.recordSignIn(user.id, nowMs());
      recordLanguage(context, users, user);
      return session;
    },
    rise(context, session, level) {
      const { secret, session: risen } = sessions.rise(session, level);
      onSessionRenamed(session.idHash, risen.idHash);
      writeSessionCookies(context, secret, risen, nowMs());
    },
    close(context) {
      end(context);
      clearSessionCookies(context);
      clearBrowserCache(context);
    },
  };
}
