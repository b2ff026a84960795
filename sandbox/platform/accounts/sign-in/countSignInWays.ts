import type { SandboxPlatform } from '../../../SandboxPart.ts';
import { ProviderLinks } from '../../providers/ProviderLinks.ts';

/**
 * Returns how many ways of signing in the person has on this host. A code by text does not count:
 * the number may get a new owner.
 *
 * @param rpId host of the brand: passkeys work on their own host only
 */
export function countSignInWays(
  { nowMs, passkeys, store, users }: SandboxPlatform,
  userId: number,
  rpId: string,
): number {
  return (
    Number(users.hasPassword(userId)) +
    passkeys.ofUser(userId).filter(({ host }) => host === rpId).length +
    new ProviderLinks(store, nowMs).ofUser(userId).length
  );
}
