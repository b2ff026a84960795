import type { SandboxContext } from '../../http/SandboxApp.ts';
import { recordLanguage } from '../recordLanguage.ts';
import { readDeviceSecret, writeDeviceCookie } from './deviceCookie.ts';
import type { KnownDevices } from './KnownDevices.ts';
import {
  clearBrowserCache,
  clearSessionCookies,
  readSessionSecret,
  writeSessionCookies,
} from './sessionCookies.ts';
import type { Session, Sessions } from './Sessions.ts';
import type { User, Users } from '../Users.ts';

/** Session functions shared with other ways of signing in and out. */
export interface SessionGate {
  readonly open: (context: SandboxContext, user: User, isPersistent: boolean) => Session;
  /** The session of the caller. */
  readonly find: (context: SandboxContext) => Session | undefined;
  /** Ends the session of the caller and clears the cookies. */
  readonly close: (context: SandboxContext) => void;
}

export function createSessionGate({
  users,
  sessions,
  devices,
  nowMs,
  onSessionEnd,
}: {
  readonly users: Users;
  readonly sessions: Sessions;
  readonly devices: KnownDevices;
  readonly nowMs: () => number;
  readonly onSessionEnd: (sessionHash: string) => void;
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
    open(context, user, isPersistent) {
      end(context);
      const { secret, session, ended } = sessions.start(user.id, isPersistent);
      for (const each of ended) onSessionEnd(each);
      writeSessionCookies(context, secret, session, nowMs());
      writeDeviceCookie(context, devices.remember(readDeviceSecret(context), user.id));
      users.recordSignIn(user.id, nowMs());
      recordLanguage(context, users, user);
      return session;
    },
    close(context) {
      end(context);
      clearSessionCookies(context);
      clearBrowserCache(context);
    },
  };
}
