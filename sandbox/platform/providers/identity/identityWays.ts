import type { CheckKind } from '#domain/identity/papers.ts';

/** An identity provider: the person's bank, the state, or a document verification service. */
export interface IdentityWay {
  readonly id: string;
  /** Proper name, the same in all languages. */
  readonly name: string;
  /** Redirect of the whole page, or the provider's page in a frame. */
  readonly kind: 'redirect' | 'frame';
  readonly proves: readonly CheckKind[];
}

/** Identity providers of the demo, preferred ones first. */
export const identityWays: readonly IdentityWay[] = [
  { id: 'bankid', name: 'Bank ID', kind: 'redirect', proves: ['age', 'name', 'address'] },
  { id: 'itsme', name: 'itsme', kind: 'redirect', proves: ['age', 'name', 'address'] },
  { id: 'harbour-id', name: 'Harbour ID', kind: 'frame', proves: ['age', 'name'] },
];

/** Client id of the site. */
export const clientId = 'grandstand-sandbox';
/** Source of messages from framed pages. */
export const messageSource = 'harbour-id';

/** Returns the issuer of a provider's claims. */
export function issuerOf(way: string): string {
  return `https://${way}.identity.example`;
}
