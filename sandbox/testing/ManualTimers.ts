import type { Timers, TimerWork } from '../platform/time/Timers.ts';

interface Entry {
  dueMs: number;
  readonly intervalMs: number | undefined;
  readonly run: TimerWork;
}

/**
 * Timers for tests that advance on demand only: everything due in between runs in order, each at
 * its own instant.
 */
export class ManualTimers implements Timers {
  #nowMs: number;
  readonly #entries = new Set<Entry>();

  constructor(nowMs: number) {
    this.#nowMs = nowMs;
  }

  readonly nowMs = (): number => this.#nowMs;

  readonly every = (intervalMs: number, run: TimerWork): (() => void) =>
    this.#add({ dueMs: this.#nowMs + intervalMs, intervalMs, run });

  readonly after = (delayMs: number, run: TimerWork): (() => void) =>
    this.#add({ dueMs: this.#nowMs + delayMs, intervalMs: undefined, run });

  advance(milliseconds: number): void {
    const targetMs = this.#nowMs + milliseconds;
    for (let next = this.#next(targetMs); next !== undefined; next = this.#next(targetMs)) {
      this.#nowMs = Math.max(this.#nowMs, next.dueMs);
      if (next.intervalMs === undefined) this.#entries.delete(next);
      else next.dueMs += next.intervalMs;
      void next.run();
    }
    this.#nowMs = targetMs;
  }

  #add(entry: Entry): () => void {
    this.#entries.add(entry);
    return () => {
      this.#entries.delete(entry);
    };
  }

  #next(targetMs: number): Entry | undefined {
    let best: Entry | undefined;
    for (const entry of this.#entries) {
      if (entry.dueMs <= targetMs && (best === undefined || entry.dueMs < best.dueMs)) best = entry;
    }
    return best;
  }
}
