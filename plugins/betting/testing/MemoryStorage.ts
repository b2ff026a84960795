import type { SafeStorage, StoredValue, StoredValueOptions } from '#core';

/** Storage for tests: lives as long as the test. */
export class MemoryStorage implements SafeStorage {
  readonly isPersistent = true;
  readonly kept = new Map<string, unknown>();

  readonly value = <T>(options: StoredValueOptions<T>): StoredValue<T> => ({
    read: () => {
      const value = this.kept.get(options.key);
      return options.check(value) ? value : options.fallback;
    },
    write: (value) => void this.kept.set(options.key, value),
    remove: () => void this.kept.delete(options.key),
    onChange: () => () => undefined,
  });
}
