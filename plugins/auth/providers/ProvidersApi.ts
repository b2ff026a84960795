import type { ProviderLinkList } from '#wire';
import type { Http } from '#core';
import { readSignInStep, type SignInStep } from '../sign-in/authFromWire.ts';

/** Begins a visit to the provider; resolves with an address that the caller must validate. */
export async function beginVisit(
  http: Http,
  provider: string,
  intent: 'login' | 'register',
  returnPath: string,
): Promise<string> {
  const { redirectUrl } = await http.call('auth.social', {
    params: { provider },
    body: { intent, return_path: returnPath },
  });
  return redirectUrl;
}

export async function signInByPass(
  http: Http,
  provider: string,
  pass: string,
): Promise<SignInStep> {
  return readSignInStep(await http.call('auth.socialLogin', { body: { login: provider, pass } }));
}

/** Links the provider's account to the account of the signed-in person. */
export async function linkProvider(http: Http, ticket: string): Promise<void> {
  await http.call('auth.socialLink', { body: { ticket } });
}

/** Social accounts that sign the person in. */
export interface LinkedProviders {
  readonly links: readonly { readonly id: string; readonly linkedAtS: number }[];
  /** False for the last sign-in method of the account. */
  readonly canUnlink: boolean;
}

export async function loadLinkedProviders(
  http: Http,
  signal: AbortSignal,
): Promise<LinkedProviders> {
  return readLinks(await http.call('auth.providerLinks', { signal }));
}

/** Begins a visit that links; resolves with an address that the caller must validate. */
export async function beginLink(http: Http, provider: string, returnPath: string): Promise<string> {
  const { redirectUrl } = await http.call('auth.linkProvider', {
    params: { provider },
    body: { return_path: returnPath },
  });
  return redirectUrl;
}

export async function unlinkProvider(http: Http, provider: string): Promise<LinkedProviders> {
  return readLinks(await http.call('auth.unlinkProvider', { params: { provider } }));
}

function readLinks({ links, can_unlink: canUnlink }: ProviderLinkList): LinkedProviders {
  return {
    links: links.map(({ provider, linked_at: linkedAtS }) => ({ id: provider, linkedAtS })),
    canUnlink,
  };
}
