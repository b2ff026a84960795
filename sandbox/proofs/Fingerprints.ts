import { createHash } from 'node:crypto';
import type { FingerprintAnswer, FingerprintRequest } from '#wire';
import type { Seals } from '../accounts/Seals.ts';
import { ApiError } from '../http/ApiError.ts';

const lifeS = 3600;

/** Records of what a browser says of itself, without what would tell one person from another. */
export class Fingerprints {
  readonly #seals: Seals;
  readonly #nowMs: () => number;

  constructor(seals: Seals, nowMs: () => number) {
    this.#seals = seals;
    this.#nowMs = nowMs;
  }

  record({ token, componentsData }: FingerprintRequest): FingerprintAnswer {
    const names = Object.keys(componentsData).toSorted();
    const text = names.map((name) => `${name}=${componentsData[name] ?? ''}`).join('\n');
    if (createHash('sha256').update(text).digest('hex') !== token) throw new ApiError(400, 'fingerprint_broken', '/token is not the hash of /componentsData', { field: 'token' });
    return { token: this.#seals.make('fingerprint', token, lifeS), expiresAt: Math.floor(this.#nowMs() / 1000) + lifeS };
  }

  accepts(token: string | undefined): boolean {
    return this.#seals.open('fingerprint', token) !== undefined;
  }
}
