import { getCookie, setCookie } from 'hono/cookie';
import type { SandboxContext } from '../../http/SandboxApp.ts';
import { isSecure } from './sessionCookies.ts';
import { deviceLifeS } from './KnownDevices.ts';

const deviceCookie = 'grandstand_device';
const securedDeviceCookie = `__Host-${deviceCookie}`;

/** Reads the secret that identifies a browser; it gives no access. */
export function readDeviceSecret(context: SandboxContext): string | undefined {
  const secret = getCookie(context, isSecure(context) ? securedDeviceCookie : deviceCookie);
  return secret !== undefined && /^[\w-]{43}$/.test(secret) ? secret : undefined;
}

export function writeDeviceCookie(context: SandboxContext, secret: string): void {
  const secure = isSecure(context);
  setCookie(context, secure ? securedDeviceCookie : deviceCookie, secret, {
    path: '/',
    httpOnly: true,
    secure,
    sameSite: 'Lax',
    maxAge: deviceLifeS,
  });
}
