import { ApiError } from './ApiError.ts';

export interface RateLimitOptions {
  readonly most: number;
  readonly windowMs: number;
  readonly nowMs: () => number;
  /** Maps a caller to the counted key; the caller itself by default. */
  readonly keyOf?: (caller: string) => string;
}

/** Limits calls per caller in a sliding window; further ones get 429 with the seconds to wait. */
export class RateLimit {
  readonly #options: RateLimitOptions;
  readonly #calls = new Map<string, number[]>();

  constructor(options: RateLimitOptions) {
    this.#options = options;
  }

  /** Counts a call; throws if it is one too many. */
  count(caller: string): void {
    this.check(caller);
    this.add(caller);
  }

  /** Throws if the next call would be one too many; counts nothing. */
  check(caller: string): void {
    const { most, windowMs, nowMs } = this.#options;
    const sinceMs = nowMs() - windowMs;
    const recent = this.#recent(caller);
    const [oldest] = recent;
    if (recent.length >= most && oldest !== undefined) {
      const retryAfterS = Math.max(1, Math.ceil((oldest - sinceMs) / 1000));
      throw new ApiError(
        429,
        'too_many_requests',
        `At most ${most} of these calls in ${windowMs / 1000} s: try again in ${retryAfterS} s`,
        { headers: { 'Retry-After': String(retryAfterS) } },
      );
    }
  }

  /** Whether the next call would be allowed; counts nothing. */
  isOpen(caller: string): boolean {
    return this.#recent(caller).length < this.#options.most;
  }

  /** Removes the newest call, which turned out not to count. */
  takeBack(caller: string): void {
    this.#calls.set(this.#keyOf(caller), this.#recent(caller).slice(0, -1));
  }

  /** Counts a call without checking it. */
  add(caller: string): void {
    const { windowMs, nowMs } = this.#options;
    const recent = this.#recent(caller);
    const key = this.#keyOf(caller);
    // Reinserted, so that the map is in the order of the last call.
    this.#calls.delete(key);
    this.#calls.set(key, [...recent, nowMs()]);
    this.#dropBefore(nowMs() - windowMs);
  }

  clear(): void {
    this.#calls.clear();
  }

  #keyOf(caller: string): string {
    return this.#options.keyOf?.(caller) ?? caller;
  }

  #recent(caller: string): number[] {
    const { windowMs, nowMs } = this.#options;
    const sinceMs = nowMs() - windowMs;
    return (this.#calls.get(this.#keyOf(caller)) ?? []).filter((atMs) => atMs > sinceMs);
  }

  /** Drops callers whose window has passed. */
  #dropBefore(sinceMs: number): void {
    for (const [caller, calls] of this.#calls) {
      if ((calls.at(-1) ?? 0) > sinceMs) return;
      this.#calls.delete(caller);
    }
  }
}
