import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { SandboxContext } from '../../http/SandboxApp.ts';
import type { Session } from './Sessions.ts';

const sessionCookie = 'grandstand_sid';
const securedSessionCookie = `__Host-${sessionCookie}`;
/** Readable by the page and no secret: end of a possible session in epoch seconds. */
const signCookie = 'grandstand_signed_in';

/** Whether browsers keep Secure cookies: on https and on local names. */
export function isSecure(context: SandboxContext): boolean {
  const { host, isHttps } = context.var.caller;
  const name = host.replace(/:\d+$/, '');
  return isHttps || name === 'localhost' || name.endsWith('.localhost') || name === '127.0.0.1';
}

export function readSessionSecret(context: SandboxContext): string | undefined {
  return (
    getCookie(context, securedSessionCookie) ??
    (isSecure(context) ? undefined : getCookie(context, sessionCookie))
  );
}

/** Whether the page can see that there is a session. */
export function hasSignCookie(context: SandboxContext): boolean {
  return getCookie(context, signCookie) !== undefined;
}

export function writeSessionCookies(
  context: SandboxContext,
  secret: string,
  session: Session,
  nowMs: number,
): void {
  const secure = isSecure(context);
  const life = session.isPersistent
    ? { maxAge: Math.floor((session.expiresAtMs - nowMs) / 1000) }
    : {};
  setCookie(context, secure ? securedSessionCookie : sessionCookie, secret, {
    path: '/',
    httpOnly: true,
    secure,
    sameSite: 'Lax',
    ...life,
  });
  setCookie(context, signCookie, String(Math.floor(session.expiresAtMs / 1000)), {
    path: '/',
    secure,
    sameSite: 'Lax',
    ...life,
  });
}

export function clearSessionCookies(context: SandboxContext): void {
  const secure = isSecure(context);
  deleteCookie(context, secure ? securedSessionCookie : sessionCookie, { path: '/', secure });
  deleteCookie(context, signCookie, { path: '/', secure });
}

/**
 * Cached answers may reveal who was signed in. "cookies" and "storage" would delete the coupon, the
 * theme and other choices, which outlast a sign-out.
 */
export function clearBrowserCache(context: SandboxContext): void {
  if (isSecure(context)) context.header('Clear-Site-Data', '"cache"');
}
