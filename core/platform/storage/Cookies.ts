import type { CookieName } from './StorageKey.ts';

/**
 * Readable cookies, for what the edge must know too; for the rest take SafeStorage. With cookies
 * off they live as long as the page.
 */
export interface Cookies {
  readonly read: (name: string) => string | undefined;
  /** A name that a manifest declares in `stored`; without an age until the browser is closed. */
  readonly write: (name: CookieName, value: string, maxAgeS?: number) => void;
  readonly remove: (name: string) => void;
}
