import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { CoreServices, Dispose, StoredValue } from '#core';
import { withoutRecent, withRecent } from './withRecent.ts';
import { isStoredSearches } from '#stored/betting/isStoredSearches.js';

/** What was chosen in the search before, the newest first; remembered where the person lets the browser keep things. */
export class RecentSearches {
  names: readonly string[];
  readonly #stored: StoredValue<readonly string[]>;
  readonly #preferences: CoreServices['preferences'];
  readonly #ends: readonly Dispose[];

  constructor({ preferences, storage }: Pick<CoreServices, 'preferences' | 'storage'>) {
    this.#preferences = preferences;
    this.#stored = storage.value<readonly string[]>({
      key: 'betting/recent-searches',
      version: 1,
      fallback: [],
      check: isStoredSearches,
    });
    this.names = this.#stored.read();
    makeAutoObservable(this, { names: observableRef, dispose: false }, { autoBind: true });
    this.#ends = [
      this.#stored.onChange(this.take),
      reaction(() => preferences.mayPersist, this.#keep),
    ];
  }

  add(name: string): void {
    this.take(withRecent(this.names, name));
    this.#keep();
  }

  remove(name: string): void {
    this.take(withoutRecent(this.names, name));
    this.#keep();
  }

  clear(): void {
    this.take([]);
    this.#keep();
  }

  take(names: readonly string[]): void {
    this.names = names;
  }

  dispose(): void {
    for (const end of this.#ends) end();
  }

  readonly #keep = (): void => {
    if (this.#preferences.mayPersist && this.names.length > 0) this.#stored.write(this.names);
    else this.#stored.remove();
  };
}
