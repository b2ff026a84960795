import type { CheckKind } from '#domain/identity/papers.ts';

/** Somebody else who knows the person: their bank, the state, or a firm that looks at papers. */
export interface IdentityWay {
  readonly id: string;
  /** A name of its own: the same in all languages. */
  readonly name: string;
  /** With the whole page to the provider, or its page in a frame of ours. */
  readonly kind: 'redirect' | 'frame';
  readonly proves: readonly CheckKind[];
}

/** The ways of the demo, the preferred first. */
export const identityWays: readonly IdentityWay[] = [
  { id: 'bankid', name: 'Bank ID', kind: 'redirect', proves: ['age', 'name', 'address'] },
  { id: 'itsme', name: 'itsme', kind: 'redirect', proves: ['age', 'name', 'address'] },
  { id: 'harbour-id', name: 'Harbour ID', kind: 'frame', proves: ['age', 'name'] },
];

/** As which the site is known to the ways. */
export const clientId = 'grandstand-sandbox';
/** What the pages of the ways sign their messages with. */
export const messageSource = 'harbour-id';

/** Who answers for what a way says. */
export function issuerOf(way: string): string {
  return `https://${way}.identity.example`;
}
