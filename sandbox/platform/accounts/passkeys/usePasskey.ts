import type { PasskeySignInRequest } from '#wire';
import type { SandboxPlatform } from '../../../SandboxPart.ts';
import { ApiError } from '../../http/ApiError.ts';
import type { SandboxContext } from '../../http/SandboxApp.ts';
import type { User } from '../Users.ts';
import type { Passkey } from './Passkeys.ts';

type Assertion = Omit<PasskeySignInRequest, 'save'>;

const refused = (): ApiError =>
  new ApiError(400, 'passkey_refused', 'The passkey was not accepted: try again');

/** Loaded by the first call that needs it: most people have no passkey. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

/**
 * Verifies a signature of a passkey and returns the owner; consumes the challenge and notifies of a
 * cloned passkey.
 *
 * @param owner required owner
 * @throws ApiError 400 `passkey_unknown`, or `passkey_refused`
 */
export async function usePasskey(
  context: SandboxContext,
  platform: SandboxPlatform,
  assertion: Assertion,
  owner?: User,
): Promise<User> {
  const { later, ownerEmails, passkeys, users } = platform;
  const passkey = passkeys.byId(assertion.id);
  if (passkey === undefined)
    throw new ApiError(400, 'passkey_unknown', 'No account here has this passkey');
  if (owner !== undefined && passkey.userId !== owner.id) throw refused();
  const used = await verified(context, platform, assertion, passkey);
  const person = users.byId(passkey.userId);
  if (used === undefined || person === undefined) throw refused();
  if (!passkeys.use(passkey.id, used.counter, used.isSynced)) {
    later(() => ownerEmails.notify(context, person.id, 'passkeyCopied', { name: passkey.name }));
    throw refused();
  }
  return person;
}

/** Whether the passkey has signed our challenge on this site, with its owner present. */
async function verified(
  context: SandboxContext,
  platform: SandboxPlatform,
  { id, clientDataJSON, authenticatorData, signature }: Assertion,
  { publicKey, host }: Passkey,
): Promise<{ readonly counter: number; readonly isSynced: boolean } | undefined> {
  const { passkeys } = platform;
  const { rpId, origin } = siteOf(context, platform);
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const result = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge: (challenge) => host === rpId && passkeys.consumeChallenge(challenge, rpId),
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    // The counter is compared when the use is recorded, which is safe against races.
    credential: { id, publicKey, counter: 0 },
  }).catch(() => undefined);
  return result?.verified === true
    ? {
        counter: result.authenticationInfo.newCounter,
        isSynced: result.authenticationInfo.credentialBackedUp,
      }
    : undefined;
}

/** Returns the domain of a passkey: brands do not share passkeys. */
export function rpIdOf(context: SandboxContext): string {
  return context.var.caller.host.replace(/:\d+$/, '');
}

/**
 * Returns the brand's own domain, on which passkeys are made and used; a host named by the caller
 * does not count.
 *
 * @throws ApiError 403 `host_unknown`
 */
export function siteOf(
  context: SandboxContext,
  { isHostOfBrand }: Pick<SandboxPlatform, 'isHostOfBrand'>,
): {
  readonly rpId: string;
  readonly origin: string;
} {
  const { host, isHttps } = context.var.caller;
  if (!isHostOfBrand(host))
    throw new ApiError(403, 'host_unknown', 'Passkeys are made and used on the site of a brand');
  return { rpId: rpIdOf(context), origin: `${isHttps ? 'https' : 'http'}://${host}` };
}
