import type { StorageArea } from './BrowserStorage.ts';

/**
 * Storage area in memory; tests can make it blocked (every use throws) or full (every write
 * throws).
 */
export class MemoryArea implements StorageArea {
  readonly values = new Map<string, string>();
  mode: 'working' | 'full' | 'blocked' = 'working';

  readonly getItem = (key: string): string | null => {
    this.#touch();
    return this.values.get(key) ?? null;
  };

  readonly setItem = (key: string, value: string): void => {
    this.#touch();
    if (this.mode === 'full') throw new DOMException('full', 'QuotaExceededError');
    this.values.set(key, value);
  };

  readonly removeItem = (key: string): void => {
    this.#touch();
    this.values.delete(key);
  };

  #touch(): void {
    if (this.mode === 'blocked') throw new DOMException('blocked', 'SecurityError');
  }
}
