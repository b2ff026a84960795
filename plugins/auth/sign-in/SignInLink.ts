import { spentToken } from '../contract.ts';

/** What a sign-in link holds: a token, alone or with a sign over it, its method and language. */
export interface SignInLink {
  readonly token: string;
  readonly signed?: { readonly method_id: string; readonly sign: string; readonly lng: string };
}

/** The link of an address; undefined where the token has left it. */
export function readSignInLink(
  token: string | undefined,
  query: URLSearchParams,
  language: string,
): SignInLink | undefined {
  if (token === undefined || token === spentToken) return undefined;
  const [methodId, sign] = [query.get('method_id'), query.get('sign')];
  return methodId === null || sign === null
    ? { token }
    : { token, signed: { method_id: methodId, sign, lng: language } };
}
