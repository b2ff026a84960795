import type { StorageLife } from '../platform/storage/StorageLife.ts';

/** Cookie or stored value of a browser; the cookie policy lists them all. */
export interface StoredData {
  /** Name of the cookie or storage key; `boot/*` matches every `boot/…`. */
  readonly name: string;
  readonly area: 'cookie' | 'local' | 'session';
  /** Purpose: the cookie policy has the text `purpose.<purpose>`. */
  readonly purpose: string;
  /** `functionality` needs the person's consent. */
  readonly consent: 'necessary' | 'functionality';
  /** Without it a cookie is kept for a year, a value until it is deleted or its tab is closed. */
  readonly life?: StorageLife;
}
