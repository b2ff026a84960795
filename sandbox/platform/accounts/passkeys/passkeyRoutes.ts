import type {
  PasskeyCreationOptions,
  PasskeyList,
  PasskeyRequestOptions,
  SignInAnswer,
} from '#wire';
import {
  isPasskeyAddRequest,
  isPasskeyRenameRequest,
  isPasskeySignInRequest,
} from '#wire/validators/passkeys.js';
import type { SandboxPlatform } from '../../../SandboxPart.ts';
import { ApiError } from '../../http/ApiError.ts';
import { readBody } from '../../http/readBody.ts';
import type { SandboxApp, SandboxContext } from '../../http/SandboxApp.ts';
import { requireLevel } from '../second-factor/requireLevel.ts';
import { admit } from '../sign-in/openSession.ts';
import { readAgent } from '../sign-in/readAgent.ts';
import { countSignInWays } from '../sign-in/countSignInWays.ts';
import { challengeLifeMs, mostPasskeys, type Passkey } from './Passkeys.ts';
import { loadWebAuthn, rpIdOf, siteOf, usePasskey } from './usePasskey.ts';

/** Ed25519, ES256 and RS256, which devices have supported for years. */
const algorithms = [-8, -7, -257];

/** Adds sign-in by passkey, and the list of a person's passkeys. */
export function addPasskeyRoutes(app: SandboxApp, platform: SandboxPlatform): void {
  const { passkeys, user } = platform;
  const listOf = (userId: number, rpId: string): PasskeyList => ({
    ...toList(passkeys.ofUser(userId), rpId),
    rp_id: rpId,
    owner: Buffer.from(handleOf(userId)).toString('base64url'),
    can_remove: countSignInWays(platform, userId, rpId) > 1,
  });

  app.post('/web-api/auth/v1/passkeys/options', (context) => {
    const { rpId } = siteOf(context, platform);
    return context.json<PasskeyRequestOptions>({
      challenge: passkeys.challenge(rpId),
      rpId,
      timeout: challengeLifeMs,
      userVerification: 'required',
    });
  });

  app.post('/web-api/auth/v1/passkeys/sign-in', async (context) => {
    const { save, ...assertion } = await readBody(context, isPasskeySignInRequest);
    const person = await usePasskey(context, platform, assertion);
    // A device that has verified its owner is two factors by itself.
    return context.json<SignInAnswer>(
      admit(context, platform, person, {
        way: 'passkey',
        isPersistent: save,
        isSecondFactorProved: true,
      }),
    );
  });

  app.get('/web-api/auth/v1/passkeys', (context) => {
    const rpId = rpIdOf(context);
    return context.json<PasskeyList>(listOf(user(context).id, rpId));
  });

  app.post('/web-api/auth/v1/passkeys/creation', async (context) => {
    const person = requireLevel(platform, context, 'fresh');
    const { rpId } = siteOf(context, platform);
    const owned = passkeys.ofUser(person.id);
    if (owned.length >= mostPasskeys) throw tooMany();
    const { generateRegistrationOptions } = await loadWebAuthn();
    const options = await generateRegistrationOptions({
      rpName: rpId,
      rpID: rpId,
      userName: person.hasEmail ? person.email : person.login,
      userDisplayName: person.name,
      userID: handleOf(person.id),
      challenge: new Uint8Array(Buffer.from(passkeys.challenge(rpId, person.id), 'base64url')),
      supportedAlgorithmIDs: algorithms,
    });
    return context.json<PasskeyCreationOptions>({
      challenge: options.challenge,
      rp: { id: rpId, name: rpId },
      user: options.user,
      pubKeyCredParams: options.pubKeyCredParams,
      excludeCredentials: owned
        .filter(({ host }) => host === rpId)
        .map(({ id }) => ({ id, type: 'public-key' })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      timeout: challengeLifeMs,
    });
  });

  app.post('/web-api/auth/v1/passkeys', async (context) => {
    const person = requireLevel(platform, context, 'fresh');
    const { id, clientDataJSON, attestationObject } = await readBody(context, isPasskeyAddRequest);
    const { rpId, origin } = siteOf(context, platform);
    const { verifyRegistrationResponse } = await loadWebAuthn();
    const made = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: (challenge) => passkeys.consumeChallenge(challenge, rpId, person.id),
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
    }).catch(() => undefined);
    if (made?.verified !== true)
      throw new ApiError(400, 'passkey_refused', 'The passkey was not accepted: try again');
    const { credential, credentialBackedUp } = made.registrationInfo;
    const { browser, system } = readAgent(context.req.header('user-agent') ?? '');
    const name = [browser, system]
      .filter((part) => part !== '')
      .join(', ')
      .slice(0, 60);
    const isAdded = passkeys.add({
      id: credential.id,
      userId: person.id,
      host: rpId,
      name: name === '' ? 'Device' : name,
      publicKey: credential.publicKey,
      counter: credential.counter,
      isSynced: credentialBackedUp,
    });
    if (!isAdded) throw tooMany();
    // The passkey may have replaced a first password.
    platform.notifyUser(person.id);
    tell(context, platform, 'passkeyAdded', person.id, name);
    return context.json<PasskeyList>(listOf(person.id, rpId));
  });

  app.patch('/web-api/auth/v1/passkeys/:id', async (context) => {
    const person = user(context);
    const { name } = await readBody(context, isPasskeyRenameRequest);
    if (!passkeys.rename(context.req.param('id'), person.id, name.trim())) throw unknown();
    return context.json<PasskeyList>(listOf(person.id, rpIdOf(context)));
  });

  app.delete('/web-api/auth/v1/passkeys/:id', (context) => {
    const person = requireLevel(platform, context, 'fresh');
    const rpId = rpIdOf(context);
    const passkey = passkeys.byId(context.req.param('id'));
    if (passkey?.userId !== person.id) throw unknown();
    if (passkey.host === rpId && countSignInWays(platform, person.id, rpId) < 2)
      throw new ApiError(409, 'last_way_in', 'It is the last way in: add another one first');
    passkeys.remove(passkey.id, person.id);
    tell(context, platform, 'passkeyRemoved', person.id, passkey.name);
    return context.json<PasskeyList>(listOf(person.id, rpIdOf(context)));
  });
}

/** Returns the user handle, by which a device knows the owner of a passkey. */
function handleOf(userId: number): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`person:${userId}`);
}

function toList(passkeys: readonly Passkey[], rpId: string): Pick<PasskeyList, 'passkeys'> {
  return {
    passkeys: passkeys
      .filter(({ host }) => host === rpId)
      .map(({ id, name, isSynced, createdAtMs, usedAtMs }) => ({
        id,
        name,
        is_synced: isSynced,
        created_at: Math.floor(createdAtMs / 1000),
        ...(usedAtMs === undefined ? {} : { used_at: Math.floor(usedAtMs / 1000) }),
      })),
  };
}

function tell(
  context: SandboxContext,
  { ownerEmails, later, notifyUser }: SandboxPlatform,
  email: 'passkeyAdded' | 'passkeyRemoved',
  userId: number,
  name: string,
): void {
  notifyUser(userId);
  later(() => ownerEmails.notify(context, userId, email, { name }));
}

function unknown(): ApiError {
  return new ApiError(404, 'passkey_unknown', 'This account has no such passkey');
}

function tooMany(): ApiError {
  return new ApiError(409, 'passkey_limit', `An account has at most ${mostPasskeys} passkeys`);
}
