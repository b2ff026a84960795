import type { SandboxPlatform } from '../../../SandboxPart.ts';
import { ProviderLinks } from '../../providers/ProviderLinks.ts';
import type { Level } from '../sign-in/Sessions.ts';
import type { User } from '../Users.ts';

/**
 * Kinds of proof of an account's owner; `letter` is a code by e-mail or text, `provider` a renewed
 * sign-in there.
 */
export type Proof = 'password' | 'code' | 'passkey' | 'letter' | 'provider';

export type ProofPlatform = Pick<
  SandboxPlatform,
  'factors' | 'nowMs' | 'passkeys' | 'store' | 'users'
>;

/**
 * Returns the proofs available to the person. A code by e-mail replaces the password only for an
 * account without one (opened by a provider). One by text does not reach the higher level.
 *
 * @param rpId host of the brand: passkeys work on their own host only
 */
export function proofsOf(
  { factors, nowMs, passkeys, store, users }: ProofPlatform,
  user: User,
  rpId: string,
  level: Level,
): readonly Proof[] {
  const hasPassword = users.hasPassword(user.id);
  const has: Readonly<Record<Proof, boolean>> = {
    password: hasPassword,
    code: factors.isOn(user.id),
    passkey: passkeys.ofUser(user.id).some(({ host }) => host === rpId),
    letter: !hasPassword && (user.hasEmail || (level === 'fresh' && user.phone !== '')),
    provider: !hasPassword && new ProviderLinks(store, nowMs).ofUser(user.id).length > 0,
  };
  return (['password', 'code', 'passkey', 'letter', 'provider'] as const).filter(
    (proof) => has[proof],
  );
}
