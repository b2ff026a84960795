import type { AgreementStatus } from '#wire';
import { ApiError } from '../http/ApiError.ts';
import type { Store } from '../store/Store.ts';

/** Start of the first terms of the demo: 15 January 2026. */
const firstTermsAtS = 1_768_435_200;

/** The current terms and every agreement to terms; agreements are never deleted. */
export class Terms {
  readonly #store: Store;
  readonly #nowMs: () => number;

  constructor(store: Store, nowMs: () => number) {
    this.#store = store;
    this.#nowMs = nowMs;
  }

  get updatedAtS(): number {
    return (
      this.#store.one<{ updated_at_s: number }>('SELECT updated_at_s FROM terms WHERE id = 1')
        ?.updated_at_s ?? firstTermsAtS
    );
  }

  /** Publishes new terms, to which everyone is asked to agree. */
  publish(updatedAtS: number): void {
    this.#store.run(
      `INSERT INTO terms (id, updated_at_s) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET
        updated_at_s = excluded.updated_at_s`,
      updatedAtS,
    );
  }

  agree(userId: number): void {
    this.#store.run(
      `INSERT OR IGNORE INTO terms_agreements (user_id, updated_at_s, agreed_at_ms)
        VALUES (?, ?, ?)`,
      userId,
      this.updatedAtS,
      this.#nowMs(),
    );
  }

  status(userId: number): AgreementStatus {
    const updatedAt = this.updatedAtS;
    return { result: !this.#hasAgreed(userId, updatedAt), updatedAt };
  }

  /** Stores the agreement to the terms shown; refused if newer ones are in force. */
  confirm(userId: number, seenAtS: number): AgreementStatus {
    if (seenAtS !== this.updatedAtS)
      throw new ApiError(409, 'terms_newer', 'Newer terms hold meanwhile: read and confirm those', {
        field: 'updatedAt',
      });
    this.agree(userId);
    return this.status(userId);
  }

  /** @throws ApiError 451 with exception_code 1 without an agreement to the current terms */
  require(userId: number): void {
    if (this.#hasAgreed(userId, this.updatedAtS)) return;
    throw new ApiError(451, 'terms_changed', 'The terms have changed: confirm them first', {
      exceptionCode: 1,
    });
  }

  #hasAgreed(userId: number, updatedAtS: number): boolean {
    return (
      this.#store.one(
        'SELECT 1 FROM terms_agreements WHERE user_id = ? AND updated_at_s = ?',
        userId,
        updatedAtS,
      ) !== undefined
    );
  }
}
