import type { Dispose } from '../../contract/Dispose.ts';
import type { SafeStorage, StoredValue, StoredValueOptions } from './SafeStorage.ts';

/** The part of the Web Storage interface that is used. */
export interface StorageArea {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
  readonly removeItem: (key: string) => void;
}

/** What another tab wrote; `key` null means that everything was cleared. */
export interface StorageChange {
  readonly key: string | null;
  readonly value: string | null;
}

export interface BrowserStorageDependencies {
  readonly brand: string;
  /** Asked at every use: merely touching `localStorage` throws where it is blocked. */
  readonly area: (kind: 'local' | 'session') => StorageArea | undefined;
  readonly onChange?: (run: (change: StorageChange) => void) => Dispose;
}

/** The areas of a real page, as dependencies of BrowserStorage. */
export function browserStorageAreas(
  page: Window = window,
): Omit<BrowserStorageDependencies, 'brand'> {
  return {
    area: (kind) => (kind === 'local' ? page.localStorage : page.sessionStorage),
    onChange: (run) => {
      const handleStorage = (event: StorageEvent): void =>
        run({ key: event.key, value: event.newValue });
      page.addEventListener('storage', handleStorage);
      return () => page.removeEventListener('storage', handleStorage);
    },
  };
}

/**
 * Storage that never throws: values carry their version, what fails its check is deleted, and
 * without storage they live as long as the page.
 */
export class BrowserStorage implements SafeStorage {
  readonly #brand: string;
  readonly #area: BrowserStorageDependencies['area'];
  /** What could not be written, by area and key. */
  readonly #memory = new Map<string, string>();
  readonly #listeners = new Map<string, Set<(text: string | null) => void>>();
  readonly #endWatch: Dispose | undefined;
  #isPersistent: boolean | undefined;

  constructor({ brand, area, onChange }: BrowserStorageDependencies) {
    this.#brand = brand;
    this.#area = area;
    this.#endWatch = onChange?.((change) => this.#handleChange(change));
  }

  /** False when the browser keeps nothing. Tried out when first asked. */
  get isPersistent(): boolean {
    if (this.#isPersistent === undefined) {
      const key = this.#fullKey('probe');
      try {
        const area = this.#area('local');
        area?.setItem(key, '1');
        this.#isPersistent = area?.getItem(key) === '1';
        area?.removeItem(key);
      } catch {
        this.#isPersistent = false;
      }
    }
    return this.#isPersistent;
  }

  readonly value = <T>(options: StoredValueOptions<T>): StoredValue<T> => {
    const kind = options.area ?? 'local';
    const key = this.#fullKey(options.key);
    const open = (text: string | null): T => {
      if (text === null) return options.fallback;
      const opened = openEnvelope(text, options);
      if (opened !== undefined) return opened.value;
      this.#remove(kind, key);
      return options.fallback;
    };
    return {
      read: () => open(this.#read(kind, key)),
      write: (value) => this.#write(kind, key, JSON.stringify({ v: options.version, d: value })),
      remove: () => this.#remove(kind, key),
      onChange: (run) => this.#listen(key, (text) => run(open(text))),
    };
  };

  dispose(): void {
    this.#endWatch?.();
    this.#listeners.clear();
  }

  #fullKey(key: string): string {
    return `grandstand:${this.#brand}:${key}`;
  }

  #read(kind: 'local' | 'session', key: string): string | null {
    const held = this.#memory.get(`${kind} ${key}`);
    if (held !== undefined) return held;
    try {
      return this.#area(kind)?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  #write(kind: 'local' | 'session', key: string, text: string): void {
    try {
      const area = this.#area(kind);
      if (area === undefined) throw new Error('no area');
      area.setItem(key, text);
      this.#memory.delete(`${kind} ${key}`);
    } catch {
      // Blocked or full: the page goes on with what it has in memory.
      this.#memory.set(`${kind} ${key}`, text);
    }
  }

  #remove(kind: 'local' | 'session', key: string): void {
    this.#memory.delete(`${kind} ${key}`);
    try {
      this.#area(kind)?.removeItem(key);
    } catch {
      // Nothing is kept, so nothing is left.
    }
  }

  #listen(key: string, run: (text: string | null) => void): Dispose {
    const listeners = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, listeners);
    listeners.add(run);
    return () => listeners.delete(run);
  }

  #handleChange({ key, value }: StorageChange): void {
    const concerned =
      key === null
        ? [...this.#listeners.values()]
        : [this.#listeners.get(key) ?? new Set<(text: string | null) => void>()];
    if (key !== null) this.#memory.delete(`local ${key}`);
    for (const listeners of concerned) for (const run of [...listeners]) run(value);
  }
}

function openEnvelope<T>(
  text: string,
  options: StoredValueOptions<T>,
): { readonly value: T } | undefined {
  try {
    const envelope: unknown = JSON.parse(text);
    if (
      typeof envelope !== 'object' ||
      envelope === null ||
      !('v' in envelope) ||
      !('d' in envelope)
    )
      return undefined;
    return envelope.v === options.version && options.check(envelope.d)
      ? { value: envelope.d }
      : undefined;
  } catch {
    return undefined;
  }
}
