import type { VisitRequest } from '../readVisit.ts';
import { createHash } from 'node:crypto';
import { randomToken } from '../../accounts/password/secrets.ts';
import { clientId, identityWays, issuerOf } from './identityWays.ts';

const codeLifeMs = 60_000;

/** Claims of an identity provider about a person. */
export interface IdentityClaims {
  readonly iss: string;
  readonly aud: string;
  readonly nonce: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  /** Present if the provider knows the address. */
  readonly address?: { readonly street: string; readonly postcode: string; readonly city: string };
}

export type IdentityPerson = Omit<IdentityClaims, 'iss' | 'aud' | 'nonce'>;

/** Request of the site to an identity provider. */
export interface IdentityRequest extends VisitRequest {
  readonly way: string;
  /** In a frame the page reports to its parent and redirects nowhere. */
  readonly isFramed: boolean;
}

interface Code {
  readonly request: IdentityRequest;
  readonly person: IdentityPerson;
  readonly untilMs: number;
}

const valletta = { street: 'Republic Street 1', postcode: 'VLT 1110', city: 'Valletta' };
export const identityPeople: readonly IdentityPerson[] = [
  { firstName: 'Robin', lastName: 'Smith', birthDate: '1990-02-03', address: valletta },
  {
    firstName: 'Alex',
    lastName: 'Demo',
    birthDate: '1988-04-17',
    address: { street: '14 Old Mill Street', postcode: 'VLT 1433', city: 'Valletta' },
  },
  { firstName: 'Morgan', lastName: 'Other', birthDate: '1975-11-30', address: valletta },
  { firstName: 'Kim', lastName: 'Young', birthDate: '2015-05-05', address: valletta },
];

/** Returns the PKCE challenge of a verifier. */
export function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

/**
 * Stand-in for banks and authorities that identify people: authorization codes with PKCE, and the
 * same answer as a message if the page is framed. It is independent of the platform.
 */
export class IdentityStandIn {
  readonly #nowMs: () => number;
  readonly #codes = new Map<string, Code>();
  readonly #down = new Set<string>();

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  isUp(way: string): boolean {
    return !this.#down.has(way);
  }

  setUp(way: string, isUp: boolean): void {
    if (isUp) this.#down.delete(way);
    else this.#down.add(way);
  }

  /** Whether the provider would show its page for this request. */
  accepts({ way, client, redirect, state, challenge, isFramed }: IdentityRequest): boolean {
    return (
      identityWays.some(({ id, kind }) => id === way && (!isFramed || kind === 'frame')) &&
      this.isUp(way) &&
      client === clientId &&
      URL.canParse(redirect) &&
      new URL(redirect).pathname === '/web-api/identity/v1/return' &&
      state !== '' &&
      challenge !== ''
    );
  }

  code(request: IdentityRequest, person: IdentityPerson): string {
    const code = randomToken();
    this.#codes.set(code, { request, person, untilMs: this.#nowMs() + codeLifeMs });
    return code;
  }

  /** Exchanges a code for the claims, once, with its verifier. */
  redeem(way: string, code: string, verifier: string): IdentityClaims | undefined {
    for (const [old, { untilMs }] of this.#codes)
      if (untilMs <= this.#nowMs()) this.#codes.delete(old);
    const found = this.#codes.get(code);
    this.#codes.delete(code);
    if (found?.request.way !== way || found.request.challenge !== challengeOf(verifier))
      return undefined;
    const { request, person } = found;
    const knowsAddress = identityWays.some(
      ({ id, proves }) => id === way && proves.includes('address'),
    );
    const { address, ...who } = person;
    return {
      iss: issuerOf(way),
      aud: request.client,
      nonce: request.nonce,
      ...who,
      ...(knowsAddress && address !== undefined ? { address } : {}),
    };
  }
}
