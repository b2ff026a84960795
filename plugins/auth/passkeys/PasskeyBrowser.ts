import type { PasskeyCreationOptions, PasskeyRequestOptions } from '#wire';

/** A signature of a device, as the platform takes it; all texts are base64url. */
export interface PasskeyAssertion {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
}

/** A key that a device has made. */
export interface MadePasskey {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly attestationObject: string;
}

/** Why a device gave nothing. `cancelled`: the person closed its question, or we took it back. */
export type PasskeyRefusal = 'cancelled' | 'known' | 'failed';

/** What the browser does with passkeys; a refusal is an answer, not an error. */
export interface PasskeyBrowser {
  /** Whether it has passkeys at all. */
  readonly isSupported: boolean;
  /** Whether it offers them among the logins that it fills in. */
  readonly canFillIn: () => Promise<boolean>;
  /** One question at a time: another one takes the one before it back. */
  readonly sign: (
    options: PasskeyRequestOptions,
    isFilledIn: boolean,
  ) => Promise<PasskeyAssertion | PasskeyRefusal>;
  readonly create: (options: PasskeyCreationOptions) => Promise<MadePasskey | PasskeyRefusal>;
  /** Takes the question back. */
  readonly cancel: () => void;
  /** Lets the device forget a key that no account has. */
  readonly forget: (rpId: string, id: string) => void;
  /** Tells the device which keys of the person are good, so that it drops the others. */
  readonly accept: (rpId: string, owner: string, ids: readonly string[]) => void;
}

const load = () => import('@simplewebauthn/browser');

/** The passkeys of this browser, by a library that knows what older ones lack. */
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
        // The field is there, but React may draw it a moment later.
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
    // A wish: whether the device follows it is its own affair.
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

/** Names of errors are the standard's (WebAuthn, DOM); the library keeps them. */
function refusalOf(error: unknown): PasskeyRefusal {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  return name === 'InvalidStateError' ? 'known' : 'failed';
}
