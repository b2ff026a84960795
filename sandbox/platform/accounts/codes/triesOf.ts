import type { SandboxPlatform } from '../../../SandboxPart.ts';
import type { SandboxContext } from '../../http/SandboxApp.ts';
import { readDeviceSecret } from '../sign-in/deviceCookie.ts';

/** Returns the key that counts wrong codes in a session or known browser of the person. */
export function ownTries(userId: number): string {
  return `own:${userId}`;
}

/**
 * Returns the key that counts wrong codes of a caller without a session. Weaker proofs never lock
 * out stronger ones: strangers guessing at a number do not stop the owner of the password, who does
 * not stop the person's known browsers.
 *
 * @param about the person, if the first step of the sign-in was theirs, or the number that got the
 *   code; an unknown number is counted alike, so that this reveals nothing
 */
export function triesOf(
  { devices }: Pick<SandboxPlatform, 'devices'>,
  context: SandboxContext,
  about:
    | { readonly userId: number }
    | { readonly phone: string; readonly userId: number | undefined },
): string {
  const { userId } = about;
  if (userId !== undefined && devices.idOf(readDeviceSecret(context), userId) !== undefined)
    return ownTries(userId);
  return 'phone' in about ? about.phone : `begun:${about.userId}`;
}
