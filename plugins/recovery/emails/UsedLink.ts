import type { SafeStorage, StoredValue } from '#core';
import { isStoredUsedLink } from '#stored/recovery/isStoredUsedLink.js';

/** Pages to which a link of an e-mail leads that works once. */
type LinkKind = 'verify' | 'activate' | 'undo' | 'reset' | 'not-me';

/**
 * What the link of an e-mail did last in this tab. The token leaves the address at once, so that a
 * page that is loaded again would take itself for one whose link is over. Only what was done is
 * kept, never the token.
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

  /** Whether a page that comes without a link shows what its link did. */
  get isTold(): boolean {
    return this.#stored.read() === this.#kind;
  }

  keep(): void {
    this.#stored.write(this.#kind);
  }
}
