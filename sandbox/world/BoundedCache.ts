/** Cache of a bounded number of entries; the least recently used are evicted. */
export class BoundedCache<Key, Value> {
  readonly #entries = new Map<Key, Value>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: Key, create: () => Value): Value {
    const found = this.#entries.get(key);
    if (found !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, found);
      return found;
    }
    const created = create();
    this.#entries.set(key, created);
    if (this.#entries.size > this.#limit) {
      const oldest = this.#entries.keys().next();
      if (oldest.done !== true) this.#entries.delete(oldest.value);
    }
    return created;
  }

  /** Returns an entry without creating it; does not count as a use. */
  peek(key: Key): Value | undefined {
    return this.#entries.get(key);
  }

  delete(key: Key): void {
    this.#entries.delete(key);
  }
}
