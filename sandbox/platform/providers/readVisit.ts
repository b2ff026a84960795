/** How a browser is sent to a stand-in, whichever. */
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

/** How it comes back: state and issuer, wrong where that is the mishap. */
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

/** What a visit to any stand-in may come to, besides a person who agrees. */
export const commonMishaps: readonly (readonly [id: string, title: string])[] = [
  ['error', 'Fail'],
  ['state', 'Come back with another state'],
  ['replay', 'Come back with a used code'],
  ['issuer', 'Answer as another provider'],
];
