import type { Dispose } from '../../contract/Dispose.ts';
import type { StorageKey } from './StorageKey.ts';

/** Reason of a change: another tab wrote the value, or the storage was held until now. */
export type StoredValueChange = 'written' | 'found';

/** Value in storage: versioned, validated when read, deleted when invalid. */
export interface StoredValue<T> {
  readonly read: () => T;
  readonly write: (value: T) => void;
  /** Keeps the value until the tab is closed, in place of a longer-lived one. `read` finds both. */
  readonly writeForSession: (value: T) => void;
  readonly remove: () => void;
  /** Called when another tab wrote it, and when a stored value is found after hydration. */
  readonly onChange: (run: (value: T, change: StoredValueChange) => void) => Dispose;
}

/** Key and validation of a stored value. */
export interface StoredValueOptions<T, Key extends StorageKey = StorageKey> {
  /** Declared in `stored` of a manifest; the brand is put before it. */
  readonly key: Key;
  readonly version: number;
  readonly fallback: T;
  /** Returns true for a valid value; others are deleted. */
  readonly check: (value: unknown) => value is T;
  readonly area?: 'local' | 'session';
}

/** Works with storage blocked, full or corrupt: then values live as long as the page. */
export interface SafeStorage {
  readonly value: <T>(options: StoredValueOptions<T>) => StoredValue<T>;
  /** False when the browser keeps nothing. */
  readonly isPersistent: boolean;
}
