/**
 * Readable cookies, for what the edge must know too; for the rest take SafeStorage. With cookies
 * off they live as long as the page.
 */
export interface Cookies {
  readonly read: (name: string) => string | undefined;
  /** Without an age it lives until the browser is closed. */
  readonly write: (name: string, value: string, maxAgeS?: number) => void;
  readonly remove: (name: string) => void;
}
