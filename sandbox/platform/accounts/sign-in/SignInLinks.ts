import { createHmac, randomBytes } from 'node:crypto';
import type { Store } from '../../store/Store.ts';
import { secretHash } from '../password/secretHash.ts';
import { isSameHash } from '../password/secrets.ts';

export const signInLinkLifeS = 15 * 60;
/** How long after its end a link is still distinguished from one that never existed. */
const rememberedMs = 24 * 3_600_000;

/** A token, alone or with a signature over it, its way of sending and the language. */
export interface SignInLink {
  readonly token: string;
  readonly method_id?: string;
  readonly sign?: string;
  readonly lng?: string;
}

/**
 * One-time sign-in tokens, valid for 15 minutes. Only hashes are stored. The signing key lives as
 * long as the process.
 */
export class SignInLinks {
  readonly #key = randomBytes(32);
  readonly #store: Store;
  readonly #nowMs: () => number;

  constructor(store: Store, nowMs: () => number) {
    this.#store = store;
    this.#nowMs = nowMs;
  }

  create(userId: number): string {
    const token = randomBytes(32).toString('base64url');
    this.#keep(userId, token);
    return token;
  }

  /** Creates a token that is valid only with its signature. */
  createSigned(userId: number, methodId: string, language: string): SignInLink & { sign: string } {
    const token = randomBytes(32).toString('base64url');
    this.#keep(userId, signedId(methodId, token));
    const sign = this.#signOf(methodId, token, language);
    return { token, method_id: methodId, sign, lng: language };
  }

  /**
   * Returns the user id without using the token; undefined if it is used, expired, forged or
   * unknown.
   */
  find(link: SignInLink): number | undefined {
    const id = this.#idOf(link);
    return id === undefined ? undefined : this.#userOf(id);
  }

  /** Whether the token was sent within the last day; it may be used or expired. */
  isKnown(link: SignInLink): boolean {
    const id = this.#idOf(link);
    return (
      id !== undefined &&
      this.#store.one(
        'SELECT 1 AS one FROM sign_in_links WHERE token_hash = ? AND expires_at_ms > ?',
        secretHash(id),
        this.#nowMs() - rememberedMs,
      ) !== undefined
    );
  }

  /** Returns the user id and uses the token up; undefined as in `find`. */
  redeem(link: SignInLink): number | undefined {
    const id = this.#idOf(link);
    if (id === undefined) return undefined;
    return this.#store.transaction(() => {
      const userId = this.#userOf(id);
      if (userId !== undefined)
        this.#store.run(
          'UPDATE sign_in_links SET expires_at_ms = ? WHERE token_hash = ?',
          this.#nowMs(),
          secretHash(id),
        );
      return userId;
    });
  }

  #userOf(id: string): number | undefined {
    return this.#store.one<{ user_id: number }>(
      'SELECT user_id FROM sign_in_links WHERE token_hash = ? AND expires_at_ms > ?',
      secretHash(id),
      this.#nowMs(),
    )?.user_id;
  }

  #keep(userId: number, id: string): void {
    this.#store.transaction(() => {
      this.#store.run(
        'DELETE FROM sign_in_links WHERE expires_at_ms <= ?',
        this.#nowMs() - rememberedMs,
      );
      this.#store.run(
        'INSERT INTO sign_in_links (token_hash, user_id, expires_at_ms) VALUES (?, ?, ?)',
        secretHash(id),
        userId,
        this.#nowMs() + signInLinkLifeS * 1000,
      );
    });
  }

  /** Returns the storage key of the link; undefined for a wrong signature. */
  #idOf({ token, method_id: methodId, sign, lng }: SignInLink): string | undefined {
    if (methodId === undefined && sign === undefined && lng === undefined) return token;
    if (methodId === undefined || sign === undefined || lng === undefined) return undefined;
    return isSameHash(secretHash(sign), secretHash(this.#signOf(methodId, token, lng)))
      ? signedId(methodId, token)
      : undefined;
  }

  #signOf(methodId: string, token: string, language: string): string {
    const text = JSON.stringify([methodId, token, language]);
    return createHmac('sha256', this.#key).update(text).digest('base64url');
  }
}

/** A signed token is stored under another key, so that it is invalid without its signature. */
function signedId(methodId: string, token: string): string {
  return `${methodId} ${token}`;
}
