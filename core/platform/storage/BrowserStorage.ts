import type { Dispose } from '../../contract/Dispose.ts';
import type {
  SafeStorage,
  StoredValueChange,
  StoredValue,
  StoredValueOptions,
} from './SafeStorage.ts';

/** Used part of the Web Storage interface. */
export interface StorageArea {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
  readonly removeItem: (key: string) => void;
}

/** Change by another tab; `key` null means that everything was cleared. */
export interface StorageChange {
  readonly key: string | null;
  readonly value: string | null;
}

export interface BrowserStorageDependencies {
  readonly brand: string;
  /** Read on every use: merely touching `localStorage` throws where it is blocked. */
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

type AreaKind = 'local' | 'session';

interface Listener {
  readonly kind: AreaKind;
  readonly key: string;
  readonly run: (text: string | null, change: StoredValueChange) => void;
}

/**
 * Storage that never throws: values carry their version, invalid ones are deleted, and without
 * storage they live as long as the page.
 */
export class BrowserStorage implements SafeStorage {
  readonly #brand: string;
  readonly #area: BrowserStorageDependencies['area'];
  /** Values that could not be written, or not yet, by area and key. */
  readonly #memory = new Map<string, string>();
  readonly #listeners = new Set<Listener>();
  readonly #endWatch: Dispose | undefined;
  #isPersistent: boolean | undefined;
  #isHeld = false;

  constructor({ brand, area, onChange }: BrowserStorageDependencies) {
    this.#brand = brand;
    this.#area = area;
    this.#endWatch = onChange?.((change) => this.#handleChange(change));
  }

  /** False when the browser keeps nothing. Determined on first use. */
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
    const remove = (): void => {
      this.#remove(kind, key);
      if (kind === 'local') this.#remove('session', ofSession(key));
    };
    const open = (text: string | null): T => {
      if (text === null) return options.fallback;
      const opened = openEnvelope(text, options);
      if (opened !== undefined) return opened.value;
      remove();
      return options.fallback;
    };
    const enveloped = (value: T): string => JSON.stringify({ v: options.version, d: value });
    return {
      read: () => open(this.#readKept(kind, key)),
      write: (value) => {
        this.#write(kind, key, enveloped(value));
        if (kind === 'local') this.#remove('session', ofSession(key));
      },
      writeForSession: (value) => {
        this.#write('session', kind === 'local' ? ofSession(key) : key, enveloped(value));
        if (kind === 'local') this.#remove('local', key);
      },
      remove,
      onChange: (run) =>
        this.#listen({ kind, key, run: (text, change) => run(open(text), change) }),
    };
  };

  /**
   * Until the release nothing is read or written, as on the edge, which renders without storage.
   * Afterwards stored values apply.
   */
  hold(): Dispose {
    this.#isHeld = true;
    return () => {
      this.#isHeld = false;
      const written = [...this.#memory];
      this.#memory.clear();
      for (const [place, text] of written) {
        const kind = place.startsWith('local ') ? 'local' : 'session';
        const key = place.slice(kind.length + 1);
        if (this.#read(kind, key) === null) this.#write(kind, key, text);
      }
      for (const { kind, key, run } of [...this.#listeners]) {
        const text = this.#readKept(kind, key);
        if (text !== null) run(text, 'found');
      }
    };
  }

  dispose(): void {
    this.#endWatch?.();
    this.#listeners.clear();
  }

  #fullKey(key: string): string {
    return `grandstand:${this.#brand}:${key}`;
  }

  #read(kind: AreaKind, key: string): string | null {
    const kept = this.#memory.get(`${kind} ${key}`);
    if (kept !== undefined || this.#isHeld) return kept ?? null;
    try {
      return this.#area(kind)?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  #readKept(kind: AreaKind, key: string): string | null {
    return (
      this.#read(kind, key) ?? (kind === 'local' ? this.#read('session', ofSession(key)) : null)
    );
  }

  #write(kind: AreaKind, key: string, text: string): void {
    try {
      const area = this.#isHeld ? undefined : this.#area(kind);
      if (area === undefined) throw new Error('no area');
      area.setItem(key, text);
      this.#memory.delete(`${kind} ${key}`);
    } catch {
      // Blocked or full: the value stays in memory.
      this.#memory.set(`${kind} ${key}`, text);
    }
  }

  #remove(kind: AreaKind, key: string): void {
    this.#memory.delete(`${kind} ${key}`);
    if (this.#isHeld) return;
    try {
      this.#area(kind)?.removeItem(key);
    } catch {
      // Without storage there is nothing to remove.
    }
  }

  #listen(listener: Listener): Dispose {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #handleChange({ key, value }: StorageChange): void {
    if (this.#isHeld) return;
    if (key !== null) this.#memory.delete(`local ${key}`);
    for (const listener of [...this.#listeners])
      if (key === null || key === listener.key) listener.run(value, 'written');
  }
}

/** Key of a value that may be kept for the session only. */
function ofSession(key: string): string {
  return `${key}:session`;
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
