import { getCookie, setCookie } from 'hono/cookie';
import type { SandboxContext } from '../../http/SandboxApp.ts';
import { secretHash } from '../password/secretHash.ts';
import { isSecure } from './sessionCookies.ts';
import type { SignedTokens } from './SignedTokens.ts';

/** Sign-ins that begin with one call and end with another. */
export type BegunSignIn =
  | 'grandstand_link'
  | 'grandstand_new_device'
  | 'grandstand_one_tap'
  | 'grandstand_qr'
  | 'grandstand_social'
  | 'grandstand_two_step';

/** Secrets of processes that a browser has begun and that take days. */
export type SecretCookie = 'grandstand_factor';

const secretNameOf = (context: SandboxContext, name: SecretCookie): string =>
  isSecure(context) ? `__Host-${name}` : name;

const nameOf = (context: SandboxContext, name: BegunSignIn): string =>
  isSecure(context) ? `__Host-${name}` : name;

/**
 * Marks this browser as the one in which a sign-in began. The secret alone must not end it: a
 * victim's browser sent to the address would be signed in to the attacker's account.
 */
export function beginSignIn(
  context: SandboxContext,
  tokens: SignedTokens,
  name: BegunSignIn,
  secret: string,
  lifeS: number,
): void {
  setCookie(
    context,
    nameOf(context, name),
    tokens.issue(name, { about: secretHash(secret) }, lifeS),
    {
      path: '/',
      httpOnly: true,
      secure: isSecure(context),
      sameSite: 'Lax',
      maxAge: lifeS,
    },
  );
}

/** Whether the sign-in of this secret began in this browser. */
export function hasBegunSignIn(
  context: SandboxContext,
  tokens: SignedTokens,
  name: BegunSignIn,
  secret: string,
): boolean {
  const state = tokens.verify(name, getCookie(context, nameOf(context, name)))?.data as
    | { readonly about: string }
    | undefined;
  return state?.about === secretHash(secret);
}

/** Stores a secret in a cookie that scripts cannot read. */
export function setSecretCookie(
  context: SandboxContext,
  name: SecretCookie,
  secret: string,
  lifeS: number,
): void {
  setCookie(context, secretNameOf(context, name), secret, {
    path: '/',
    httpOnly: true,
    secure: isSecure(context),
    sameSite: 'Strict',
    maxAge: lifeS,
  });
}

/** Returns the secret of that cookie; empty where there is none. */
export function readSecretCookie(context: SandboxContext, name: SecretCookie): string {
  return getCookie(context, secretNameOf(context, name)) ?? '';
}
