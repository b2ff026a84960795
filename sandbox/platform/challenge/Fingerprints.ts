import { createHash } from 'node:crypto';
import type { FingerprintAnswer, FingerprintRequest } from '#wire';
import type { SignedTokens } from '../accounts/sign-in/SignedTokens.ts';
import { ApiError } from '../http/ApiError.ts';

const lifeS = 3600;

/** Device records: characteristics of a browser that do not identify a person. */
export class Fingerprints {
  readonly #signedTokens: SignedTokens;
  readonly #nowMs: () => number;

  constructor(signedTokens: SignedTokens, nowMs: () => number) {
    this.#signedTokens = signedTokens;
    this.#nowMs = nowMs;
  }

  record({ token, componentsData }: FingerprintRequest): FingerprintAnswer {
    const names = Object.keys(componentsData).toSorted();
    const text = names.map((name) => `${name}=${componentsData[name] ?? ''}`).join('\n');
    if (createHash('sha256').update(text).digest('hex') !== token)
      throw new ApiError(400, 'fingerprint_broken', '/token is not the hash of /componentsData', {
        field: 'token',
      });
    return {
      token: this.#signedTokens.issue('fingerprint', token, lifeS),
      expiresAt: Math.floor(this.#nowMs() / 1000) + lifeS,
    };
  }

  accepts(token: string | undefined): boolean {
    return this.#signedTokens.verify('fingerprint', token) !== undefined;
  }
}
