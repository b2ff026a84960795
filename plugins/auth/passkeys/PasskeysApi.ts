import type { PasskeyCreationOptions, PasskeyRequestOptions, PasskeyWire } from '#wire';
import type { Http } from '#core';
import { readSignIn, type SignInAnswer } from '../sign-in/authFromWire.ts';
import type { MadePasskey, PasskeyAssertion } from './PasskeyBrowser.ts';

/** A passkey of the person, on this brand. */
export interface Passkey {
  readonly id: string;
  readonly name: string;
  /** The person's other devices have it as well. */
  readonly isSynced: boolean;
  readonly createdAtS: number;
  readonly usedAtS: number | undefined;
}

export async function loadSignInOptions(http: Http): Promise<PasskeyRequestOptions> {
  return http.call('auth.passkeyOptions');
}

export async function signInByPasskey(
  http: Http,
  assertion: PasskeyAssertion,
  isRemembered: boolean,
): Promise<SignInAnswer> {
  return readSignIn(
    await http.call('auth.passkeySignIn', { body: { ...assertion, save: isRemembered } }),
  );
}

export async function loadPasskeys(http: Http, signal: AbortSignal): Promise<readonly Passkey[]> {
  return (await http.call('auth.passkeyList', { signal })).passkeys.map(passkeyFromWire);
}

export async function loadCreationOptions(http: Http): Promise<PasskeyCreationOptions> {
  return http.call('auth.passkeyCreation');
}

export async function addPasskey(http: Http, made: MadePasskey): Promise<readonly Passkey[]> {
  return (await http.call('auth.addPasskey', { body: made })).passkeys.map(passkeyFromWire);
}

export async function renamePasskey(
  http: Http,
  id: string,
  name: string,
): Promise<readonly Passkey[]> {
  const answer = await http.call('auth.renamePasskey', { params: { id }, body: { name } });
  return answer.passkeys.map(passkeyFromWire);
}

export async function removePasskey(http: Http, id: string): Promise<readonly Passkey[]> {
  return (await http.call('auth.removePasskey', { params: { id } })).passkeys.map(passkeyFromWire);
}

function passkeyFromWire(wire: PasskeyWire): Passkey {
  return {
    id: wire.id,
    name: wire.name,
    isSynced: wire.is_synced,
    createdAtS: wire.created_at,
    usedAtS: wire.used_at,
  };
}
