/** Request of a browser to any stand-in. */
export interface VisitRequest {
  readonly client: string;
  readonly redirect: string;
  readonly state: string;
  readonly nonce: string;
  readonly challenge: string;
}

export function readVisit(query: Readonly<Record<string, string>>): VisitRequest {
  const { client_id: client = '', redirect_uri: redirect = '', state = '', nonce = '' } = query;
  return {
    client,
    redirect,
    state,
    nonce,
    challenge: query['code_challenge_method'] === 'S256' ? (query['code_challenge'] ?? '') : '',
  };
}

/** Returns the query of the return: state and issuer, wrong ones for the failures about them. */
export function returnOf(
  mishap: string | undefined,
  state: string,
  issuerOf: (provider: string) => string,
  provider: string,
): { readonly state: string; readonly iss: string } {
  return {
    state: mishap === 'state' ? `${state}x` : state,
    iss: issuerOf(mishap === 'issuer' ? 'another' : provider),
  };
}

/** Failures that every stand-in offers. */
export const commonMishaps: readonly (readonly [id: string, title: string])[] = [
  ['error', 'Fail'],
  ['state', 'Come back with another state'],
  ['replay', 'Come back with a used code'],
  ['issuer', 'Answer as another provider'],
];
