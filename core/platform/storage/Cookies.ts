import type { CookieName } from './StorageKey.ts';

/**
 * Readable cookies, for values that the edge must know too; use SafeStorage for the rest. With
 * cookies blocked they live as long as the page.
 */
export interface Cookies {
  readonly read: (name: string) => string | undefined;
  /**
   * Writes a cookie that a manifest declares in `stored`; without an age it lasts until the browser
   * is closed.
   */
  readonly write: (name: CookieName, value: string, maxAgeS?: number) => void;
  readonly remove: (name: string) => void;
}
