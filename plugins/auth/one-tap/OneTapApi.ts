import type { Http } from '#core';

/** Credential of the chosen account, from the sign-in provider. */
export interface ProviderCredential {
  readonly credential: string;
  readonly selectedBy: string;
}

/** Further facts that the platform needs. */
export interface OneTapFacts {
  readonly clientId: string;
  readonly language: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly countryId: number;
}

export async function loadClientId(http: Http): Promise<string> {
  return (await http.call('auth.oneTapClient')).clientId;
}

/** Sends the credential; resolves with the address to go to, which the caller must validate. */
export async function redeemCredential(
  http: Http,
  { credential, selectedBy }: ProviderCredential,
  { clientId, language, currency, countryId }: OneTapFacts,
): Promise<unknown> {
  const answer = await http.call('auth.oneTap', {
    body: {
      credential,
      select_by: selectedBy,
      clientId,
      language,
      currency,
      countryId: String(countryId),
    },
  });
  return answer.redirectUrl;
}
