import { getCookie, setCookie } from 'hono/cookie';
import type { SandboxContext } from '../../http/SandboxApp.ts';
import { secretHash } from '../password/secretHash.ts';
import { isSecure } from './sessionCookies.ts';
import type { SignedTokens } from './SignedTokens.ts';

/** Sign-ins that begin with one call and end with another. */
export type BegunSignIn =
  | 'grandstand_link'
  | 'grandstand_one_tap'
  | 'grandstand_social'
  | 'grandstand_two_step';

const nameOf = (context: SandboxContext, name: BegunSignIn): string =>
  isSecure(context) ? `__Host-${name}` : name;

/**
 * Marks this browser as the one in which a sign-in began. Its secret alone does not end it: another
 * browser that is brought to the address would be signed in to the account of somebody else.
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
