import type { PasskeyCreationOptions, PasskeyRequestOptions } from '#wire';

/** Signature of a device in the platform's format; all texts are base64url. */
export interface PasskeyAssertion {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
}

/** New key of a device. */
export interface MadePasskey {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly attestationObject: string;
}

/**
 * Why a device returned no result. `cancelled`: the person closed its dialog, or `cancel` was
 * called.
 */
export type PasskeyRefusal = 'cancelled' | 'known' | 'failed';

/** Passkey functions of the browser; a refusal is a result, not an error. */
export interface PasskeyBrowser {
  /** Whether the browser supports passkeys. */
  readonly isSupported: boolean;
  /** Whether the browser offers passkeys in its autofill. */
  readonly canFillIn: () => Promise<boolean>;
  /** Asks for a signature; a new request cancels the pending one. */
  readonly sign: (
    options: PasskeyRequestOptions,
    isFilledIn: boolean,
  ) => Promise<PasskeyAssertion | PasskeyRefusal>;
  readonly create: (options: PasskeyCreationOptions) => Promise<MadePasskey | PasskeyRefusal>;
  /** Cancels the pending request. */
  readonly cancel: () => void;
  /** Asks the device to delete a key that no account has. */
  readonly forget: (rpId: string, id: string) => void;
  /** Reports the person's valid keys to the device, so that it deletes the others. */
  readonly accept: (rpId: string, owner: string, ids: readonly string[]) => void;
}

const load = () => import('@simplewebauthn/browser');

/** Passkeys of this browser, by a library that covers gaps of older ones. */
export const passkeyBrowser: PasskeyBrowser = {
  get isSupported() {
    return typeof PublicKeyCredential === 'function';
  },

  async canFillIn() {
    return this.isSupported && (await (await load()).browserSupportsWebAuthnAutofill());
  },

  async sign(options, isFilledIn) {
    const { startAuthentication } = await load();
    try {
      const { id, response } = await startAuthentication({
        optionsJSON: options,
        useBrowserAutofill: isFilledIn,
        // The field exists, but React may render it a moment later.
        verifyBrowserAutofillInput: false,
      });
      const { clientDataJSON, authenticatorData, signature } = response;
      return { id, clientDataJSON, authenticatorData, signature };
    } catch (error) {
      return refusalOf(error);
    }
  },

  async create(options) {
    const { startRegistration } = await load();
    try {
      const { id, response } = await startRegistration({ optionsJSON: options });
      const { clientDataJSON, attestationObject } = response;
      return { id, clientDataJSON, attestationObject };
    } catch (error) {
      return refusalOf(error);
    }
  },

  cancel() {
    if (this.isSupported)
      void load().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());
  },

  forget(rpId, id) {
    if (!this.isSupported || !('signalUnknownCredential' in PublicKeyCredential)) return;
    // A request only; the device may ignore it.
    void PublicKeyCredential.signalUnknownCredential({ rpId, credentialId: id }).catch(
      () => undefined,
    );
  },

  accept(rpId, owner, ids) {
    if (!this.isSupported || !('signalAllAcceptedCredentials' in PublicKeyCredential)) return;
    void PublicKeyCredential.signalAllAcceptedCredentials({
      rpId,
      userId: owner,
      allAcceptedCredentialIds: [...ids],
    }).catch(() => undefined);
  },
};

/** The names of errors are those of the standards (WebAuthn, DOM); the library keeps them. */
function refusalOf(error: unknown): PasskeyRefusal {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  return name === 'InvalidStateError' ? 'known' : 'failed';
}
