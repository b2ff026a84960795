import type { Dispose } from '../../contract/Dispose.ts';

/** A value in storage: versioned, checked when read, deleted when it does not pass. */
export interface StoredValue<T> {
  readonly read: () => T;
  readonly write: (value: T) => void;
  readonly remove: () => void;
  /** Called when another tab wrote it. */
  readonly onChange: (run: (value: T) => void) => Dispose;
}

/** Where a value is kept and how it is validated. */
export interface StoredValueOptions<T> {
  /**
   * Path such as `coupon/settings`; the brand is put before it. A value that the first drawing of
   * no page shows begins with `unseen/`: what the edge drew without it is taken over.
   */
  readonly key: string;
  readonly version: number;
  readonly fallback: T;
  /** True when what was read is a T; anything else is dropped. */
  readonly check: (value: unknown) => value is T;
  readonly area?: 'local' | 'session';
}

/** Works with storage blocked, full or corrupt: then values live as long as the page. */
export interface SafeStorage {
  readonly value: <T>(options: StoredValueOptions<T>) => StoredValue<T>;
  /** False when the browser keeps nothing. */
  readonly isPersistent: boolean;
}
