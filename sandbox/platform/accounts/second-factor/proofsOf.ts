import type { SandboxPlatform } from '../../../SandboxPart.ts';
import { ProviderLinks } from '../../providers/ProviderLinks.ts';
import type { Level } from '../sign-in/Sessions.ts';
import type { User } from '../Users.ts';

/**
 * What an account has to say that it is its owner; `letter` is a code by e-mail or text,
 * `provider` to sign in anew.
 */
export type Proof = 'password' | 'code' | 'passkey' | 'letter' | 'provider';

export type ProofPlatform = Pick<
  SandboxPlatform,
  'factors' | 'nowMs' | 'passkeys' | 'store' | 'users'
>;

/**
 * Whereby the person can prove who they are. A letter takes the place of a password where there is
 * none (the account came from a provider): who has one is asked for it. One by text is not enough
 * for the higher level.
 *
 * @param rpId host of the brand: passkeys work on their own alone
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
