import type { VisitRequest } from './readVisit.ts';
import { createHash } from 'node:crypto';
import { randomToken } from '../accounts/password/secrets.ts';
import { loginProofs } from './loginProofs.ts';
import { clientId, issuerOf, providers, returnAddress } from './providers.ts';

const codeLifeMs = 60_000;

/** A person signed in with a provider on this device. */
export interface ProviderPerson {
  readonly id: string;
  readonly name: string;
  readonly email?: string;
  readonly isVerified?: boolean;
}

/** Claims of a provider about a person. */
export interface Claims {
  readonly iss: string;
  readonly aud: string;
  readonly sub: string;
  readonly nonce: string;
  readonly email?: string;
  readonly email_verified?: boolean;
}

/** Authorization request of the site. */
export interface AuthorizeRequest extends VisitRequest {
  readonly provider: string;
}

interface Code {
  readonly request: AuthorizeRequest;
  readonly person: ProviderPerson;
  readonly untilMs: number;
}

export const providerPeople: readonly ProviderPerson[] = [
  { id: '1001', name: 'Alex Demo', email: 'demo@grandstand.example', isVerified: true },
  { id: '1002', name: 'Robin Verified', email: 'robin@example.com', isVerified: true },
  { id: '1003', name: 'Charlie Unverified', email: 'demo@grandstand.example', isVerified: false },
  { id: '1004', name: 'Jamie No Email' },
];

/**
 * Stand-ins for external sign-in providers: authorization codes with PKCE. They share with the
 * platform only the client id and the exact return addresses.
 */
export class ProviderStandIns {
  readonly #nowMs: () => number;
  readonly #codes = new Map<string, Code>();

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  /** Whether a provider would show its page for this request. */
  accepts({ provider, client, redirect, state, challenge }: AuthorizeRequest): boolean {
    return (
      providers.has(provider) &&
      client === clientId &&
      redirect === returnAddress(provider) &&
      state !== '' &&
      challenge !== ''
    );
  }

  code(request: AuthorizeRequest, person: ProviderPerson): string {
    const code = randomToken();
    this.#codes.set(code, { request, person, untilMs: this.#nowMs() + codeLifeMs });
    return code;
  }

  /** Signs the return, for providers that do. */
  proof(
    { provider, nonce }: AuthorizeRequest,
    { id }: ProviderPerson,
    isForged: boolean,
  ): Readonly<Record<string, string>> {
    const visit = { nonce, nowS: Math.floor(this.#nowMs() / 1000) };
    return loginProofs[provider]?.sign(id, visit, isForged) ?? {};
  }

  /** Exchanges a code for the claims, once, with its verifier. */
  redeem(provider: string, code: string, verifier: string): Claims | undefined {
    for (const [old, { untilMs }] of this.#codes)
      if (untilMs <= this.#nowMs()) this.#codes.delete(old);
    const found = this.#codes.get(code);
    this.#codes.delete(code);
    if (
      found?.request.provider !== provider ||
      found.request.challenge !== createHash('sha256').update(verifier).digest('base64url')
    )
      return undefined;
    const { request, person } = found;
    return {
      iss: issuerOf(provider),
      aud: request.client,
      sub: loginProofs[provider]?.subject(person.id) ?? person.id,
      nonce: request.nonce,
      ...(person.email === undefined
        ? {}
        : { email: person.email, email_verified: person.isVerified === true }),
    };
  }
}
