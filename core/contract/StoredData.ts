import type { StorageLife } from '../platform/storage/StorageLife.ts';

/** A cookie or a value that is kept in a browser; the cookie policy lists them all. */
export interface StoredData {
  /** Name of a cookie or key in storage; `boot/*` stands for every `boot/…`. */
  readonly name: string;
  readonly area: 'cookie' | 'local' | 'session';
  /** What it is for: the cookie policy has the text `purpose.<purpose>`. */
  readonly purpose: string;
  /** What is kept for `functionality` needs the person's consent. */
  readonly consent: 'necessary' | 'functionality';
  /** Without it a cookie is kept for a year, a value until it is deleted or its tab is closed. */
  readonly life?: StorageLife;
}
