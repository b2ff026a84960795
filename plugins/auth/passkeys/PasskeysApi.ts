import type {
  PasskeyCreationOptions,
  PasskeyList as PasskeyListWire,
  PasskeyRequestOptions,
} from '#wire';
import type { Http } from '#core';
import { readSignInStep, type SignInStep } from '../sign-in/authFromWire.ts';
import type { MadePasskey, PasskeyAssertion } from './PasskeyBrowser.ts';

/** A passkey of the person, on this brand. */
export interface Passkey {
  readonly id: string;
  readonly name: string;
  /** Whether the person's other devices have it as well. */
  readonly isSynced: boolean;
  readonly createdAtS: number;
  readonly usedAtS: number | undefined;
}

/** All passkeys of the person on this brand. */
export interface PasskeyList {
  readonly passkeys: readonly Passkey[];
  /** False for the last sign-in method of the account. */
  readonly canRemove: boolean;
  readonly rpId: string;
  /** Id of the user for authenticators (WebAuthn user handle), base64url. */
  readonly owner: string;
}

export async function loadSignInOptions(http: Http): Promise<PasskeyRequestOptions> {
  return http.call('auth.passkeyOptions');
}

export async function signInByPasskey(
  http: Http,
  assertion: PasskeyAssertion,
  isRemembered: boolean,
): Promise<SignInStep> {
  return readSignInStep(
    await http.call('auth.passkeySignIn', { body: { ...assertion, save: isRemembered } }),
  );
}

export async function loadPasskeys(http: Http, signal: AbortSignal): Promise<PasskeyList> {
  return listFromWire(await http.call('auth.passkeyList', { signal }));
}

export async function loadCreationOptions(http: Http): Promise<PasskeyCreationOptions> {
  return http.call('auth.passkeyCreation');
}

export async function addPasskey(http: Http, made: MadePasskey): Promise<PasskeyList> {
  return listFromWire(await http.call('auth.addPasskey', { body: made }));
}

export async function renamePasskey(http: Http, id: string, name: string): Promise<PasskeyList> {
  return listFromWire(await http.call('auth.renamePasskey', { params: { id }, body: { name } }));
}

export async function removePasskey(http: Http, id: string): Promise<PasskeyList> {
  return listFromWire(await http.call('auth.removePasskey', { params: { id } }));
}

function listFromWire(wire: PasskeyListWire): PasskeyList {
  return {
    passkeys: wire.passkeys.map((each) => ({
      id: each.id,
      name: each.name,
      isSynced: each.is_synced,
      createdAtS: each.created_at,
      usedAtS: each.used_at,
    })),
    canRemove: wire.can_remove,
    rpId: wire.rp_id,
    owner: wire.owner,
  };
}
