import { makeAutoObservable } from 'mobx';
import { persisted, type Persisted, type PersistedServices } from '#core/data';
import { withoutRecent, withRecent } from './withRecent.ts';
import { isStoredSearches } from '#stored/betting/isStoredSearches.js';

/** Rows chosen in earlier searches, the newest first. */
export class RecentSearches {
  readonly #stored: Persisted<readonly string[]>;

  constructor(services: PersistedServices) {
    this.#stored = persisted<readonly string[]>(services, {
      key: 'betting/recent-searches',
      version: 1,
      fallback: [],
      check: isStoredSearches,
      isEmpty: (names) => names.length === 0,
    });
    makeAutoObservable(this, { dispose: false }, { autoBind: true });
  }

  get names(): readonly string[] {
    return this.#stored.value;
  }

  add(name: string): void {
    this.#stored.set(withRecent(this.names, name));
  }

  remove(name: string): void {
    this.#stored.set(withoutRecent(this.names, name));
  }

  clear(): void {
    this.#stored.set([]);
  }

  dispose(): void {
    this.#stored.dispose();
  }
}
