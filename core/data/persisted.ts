import { action, makeAutoObservable, observableRef, reaction } from 'mobx';
import type { Dispose } from '../contract/Dispose.ts';
import type { StorageKey } from '../platform/storage/StorageKey.ts';
import type { Preferences } from '../runtime/preferences/Preferences.ts';
import type {
  SafeStorage,
  StoredValueChange,
  StoredValue,
  StoredValueOptions,
} from '../platform/storage/SafeStorage.ts';

/** Core services for a value that needs consent. */
export interface PersistedServices {
  readonly storage: Pick<SafeStorage, 'value'>;
  readonly preferences: Pick<Preferences, 'mayPersist'>;
}

/** Core services for a value that may be stored without consent. */
interface NecessaryServices extends Pick<PersistedServices, 'storage'> {
  readonly preferences?: undefined;
}

/** Key, version, fallback and check of a persisted value, and how it merges with other tabs. */
export interface PersistedOptions<
  Value,
  Key extends StorageKey = StorageKey,
> extends StoredValueOptions<Value, Key> {
  /** True for a value that need not be kept: the entry is removed. The fallback is never kept. */
  readonly isEmpty?: (value: Value) => boolean;
  /** Merges with a value that another tab wrote; by default that value replaces the own one. */
  readonly merge?: (own: Value, other: Value) => Value;
}

/** An observable value stored in the browser. Read it in an observer, change it by `set`. */
export class Persisted<Value> {
  value: Value;
  readonly #options: PersistedOptions<Value>;
  readonly #preferences: PersistedServices['preferences'] | undefined;
  readonly #stored: StoredValue<Value>;
  readonly #ends: readonly Dispose[];

  constructor(
    { storage, preferences }: PersistedServices | NecessaryServices,
    options: PersistedOptions<Value>,
  ) {
    this.#options = options;
    this.#preferences = preferences;
    this.#stored = storage.value(options);
    this.value = this.#stored.read();
    makeAutoObservable(this, { value: observableRef }, { autoBind: true });
    this.#ends = [
      this.#stored.onChange(
        action((other: Value, change: StoredValueChange) => {
          // Without consent another tab can only have removed it, which changes nothing on this
          // page.
          if (this.#mayPersist || change === 'found')
            this.value = options.merge ? options.merge(this.value, other) : other;
        }),
      ),
      reaction(
        () => this.#mayPersist,
        () => this.#write(),
      ),
    ];
  }

  get #mayPersist(): boolean {
    return this.#preferences?.mayPersist !== false;
  }

  set(value: Value): void {
    this.value = value;
    this.#write();
  }

  dispose(): void {
    for (const end of this.#ends) end();
  }

  #write(): void {
    const { value } = this;
    const { fallback, isEmpty } = this.#options;
    if (value === fallback || isEmpty?.(value) === true) this.#stored.remove();
    else if (this.#mayPersist) this.#stored.write(value);
    else this.#stored.writeForSession(value);
  }
}

/**
 * Creates a value that this browser stores for the brand: validated, observable, the same in all
 * tabs. A value declared for `functionality` needs consent; without it, it is kept until the tab is
 * closed.
 */
export function persisted<Value>(
  services: PersistedServices,
  options: PersistedOptions<Value, StorageKey<'functionality'>>,
): Persisted<Value>;
/** A value declared as `necessary` needs the storage alone. */
export function persisted<Value>(
  services: NecessaryServices,
  options: PersistedOptions<Value, StorageKey<'necessary'>>,
): Persisted<Value>;
/** Implementation of both overloads. */
export function persisted<Value>(
  services: PersistedServices | NecessaryServices,
  options: PersistedOptions<Value>,
): Persisted<Value> {
  return new Persisted(services, options);
}
