import type { SafeStorage, StoredValue } from '#core';
import { isStoredUsedLink } from '#stored/recovery/isStoredUsedLink.js';

/** Pages of one-time e-mail links. */
type LinkKind = 'verify' | 'activate' | 'undo' | 'reset' | 'not-me';

/**
 * Outcome of the last e-mail link in this tab. The token leaves the address at once, so that a
 * reloaded page would look like one with an expired link. Only the outcome is stored, never the
 * token.
 */
export class UsedLink {
  readonly #stored: StoredValue<LinkKind | ''>;
  readonly #kind: LinkKind;

  constructor(kind: LinkKind, storage: Pick<SafeStorage, 'value'>) {
    this.#kind = kind;
    this.#stored = storage.value<LinkKind | ''>({
      key: 'recovery/used-link',
      version: 1,
      fallback: '',
      check: isStoredUsedLink,
      area: 'session',
    });
  }

  /** Whether a page without a link shows the outcome of its earlier one. */
  get isTold(): boolean {
    return this.#stored.read() === this.#kind;
  }

  keep(): void {
    this.#stored.write(this.#kind);
  }
}
