import { spentToken } from '../contract.ts';

/** Content of a sign-in link: a token, alone or with signature, method and language. */
export interface SignInLink {
  readonly token: string;
  readonly signed?: { readonly method_id: string; readonly sign: string; readonly lng: string };
}

/** Reads the link from an address; undefined when the token is no longer in it. */
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
