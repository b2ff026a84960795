import type { Http } from '#core';
import type { PasskeyAssertion } from '../passkeys/PasskeyBrowser.ts';
import { readSignInStep, type SignInStep } from '../sign-in/authFromWire.ts';

export async function proveSecondFactor(
  http: Http,
  ticket: string,
  proof: { readonly code: string } | { readonly passkey: PasskeyAssertion },
  trustsDevice: boolean,
): Promise<SignInStep> {
  return readSignInStep(
    await http.call('auth.twoStep', {
      body: { ticket, ...proof, ...(trustsDevice ? { trust_device: true } : {}) },
    }),
  );
}

/** Extends the second step; resolves with its new end in epoch seconds. Rejects with HttpError. */
export async function extendTwoStep(http: Http, ticket: string): Promise<number> {
  const { expires_at: expiresAtS } = await http.call('auth.twoStepMore', { body: { ticket } });
  return expiresAtS;
}

export async function stepUp(
  http: Http,
  proof: {
    readonly password?: string;
    readonly code?: string;
    readonly letter?: { readonly guid: string; readonly code: string };
    readonly passkey?: PasskeyAssertion;
  },
): Promise<void> {
  await http.call('auth.stepUp', { body: proof });
}

/** Code that was sent; `sentTo` is the masked address or number. */
export interface ProofLetter {
  readonly guid: string;
  readonly channel: 'email' | 'sms';
  readonly sentTo: string;
  /** Epoch seconds from which another one may be requested. */
  readonly resendAtS: number;
}

export async function sendProofLetter(http: Http): Promise<ProofLetter> {
  const wire = await http.call('auth.stepUpLetter');
  const { guid, channel, sent_to: sentTo, resend_at: resendAtS } = wire;
  return { guid, channel, sentTo, resendAtS };
}
