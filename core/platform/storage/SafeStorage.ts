import type { Dispose } from '../../contract/Dispose.ts';
import type { StorageKey } from './StorageKey.ts';

/** Why a value is another one now: another tab wrote it, or the storage was held until now. */
export type StorageNews = 'written' | 'found';

/** A value in storage: versioned, checked when read, deleted when it does not pass. */
export interface StoredValue<T> {
  readonly read: () => T;
  readonly write: (value: T) => void;
  /** Until the tab is closed, in the place of what was kept for longer. `read` finds both. */
  readonly writeForSession: (value: T) => void;
  readonly remove: () => void;
  /** Called when another tab wrote it, and when what was kept is found after the first drawing. */
  readonly onChange: (run: (value: T, news: StorageNews) => void) => Dispose;
}

/** Where a value is kept and how it is validated. */
export interface StoredValueOptions<T, Key extends StorageKey = StorageKey> {
  /** As a manifest declares it in `stored`; the brand is put before it. */
  readonly key: Key;
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
