import type { SandboxPlatform } from '../../../SandboxPart.ts';
import type { SandboxContext } from '../../http/SandboxApp.ts';
import { readDeviceSecret } from '../sign-in/deviceCookie.ts';

/** What wrong codes of the person are counted by, in a session or a browser of theirs. */
export function ownTries(userId: number): string {
  return `own:${userId}`;
}

/**
 * What wrong codes of a caller without a session are counted by. Whoever has proved less closes
 * nobody out who has proved more: strangers who guess at a number do not stop the owner of the
 * password, who does not stop the browsers in which the person has signed in before.
 *
 * @param about the person, where the first step of a sign-in was theirs; or the number to which the
 *   code went, which is counted the same where nobody has it, so that this tells nobody either
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
