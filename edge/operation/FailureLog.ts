/** A failed call to the platform. */
export interface PlatformFailure {
  readonly requestId: string;
  readonly brand: string;
  readonly endpoint: string;
  readonly reason: string;
  /** The validator's message, if the answer breaks its schema. */
  readonly detail?: string;
}

interface Group {
  last: PlatformFailure;
  count: number;
}

const minuteMs = 60_000;

/**
 * Writes failures as lines of JSON: the first of a kind (brand, endpoint, reason) at once, further
 * ones within the minute as one line with its count, so that a platform that is down does not fill
 * the disk.
 */
export class FailureLog {
  readonly #write: (line: string) => void;
  readonly #groups = new Map<string, Group>();
  readonly #timers = new Map<string, NodeJS.Timeout>();

  constructor(write: (line: string) => void = (line) => console.error(line)) {
    this.#write = write;
  }

  add(failure: PlatformFailure): void {
    const key = `${failure.brand} ${failure.endpoint} ${failure.reason}`;
    const group = this.#groups.get(key);
    if (group === undefined) {
      this.#groups.set(key, { last: failure, count: 0 });
      this.#line(failure, 1);
      this.#wait(key);
    } else {
      group.last = failure;
      group.count += 1;
    }
  }

  /** Writes the pending counts. */
  flush(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    for (const { last, count } of this.#groups.values()) if (count > 0) this.#line(last, count);
    this.#groups.clear();
  }

  #wait(key: string): void {
    this.#timers.set(key, setTimeout(() => this.#end(key), minuteMs).unref());
  }

  #end(key: string): void {
    const group = this.#groups.get(key);
    if (group === undefined || group.count === 0) {
      this.#groups.delete(key);
      this.#timers.delete(key);
      return;
    }
    this.#line(group.last, group.count);
    group.count = 0;
    this.#wait(key);
  }

  #line(failure: PlatformFailure, count: number): void {
    this.#write(
      JSON.stringify({ level: 'error', event: 'platform-call-failed', ...failure, count }),
    );
  }
}
