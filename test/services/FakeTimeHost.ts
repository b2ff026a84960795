import type { TimeHost } from '../../core/platform/time/TimeHost.ts';

interface Entry {
  readonly dueMs: number;
  readonly order: number;
  readonly run: () => void;
}

/**
 * Time host for tests: time moves on demand; timers over 2^31 - 1 ms fire at once, as in browsers.
 */
export class FakeTimeHost implements TimeHost {
  nowMs = 1000;
  wallOffsetMs = 1_700_000_000_000;
  randomValue = 0.5;
  /** Requested delays, in order. */
  readonly delaysMs: number[] = [];
  #isVisible = true;
  #isOnline = true;
  readonly #connections = new Set<() => void>();
  #order = 0;
  readonly #timers = new Set<Entry>();
  readonly #frames = new Set<() => void>();
  readonly #idles = new Set<() => void>();
  readonly #listeners = new Set<(isRestored: boolean) => void>();

  readonly wallMs = (): number => this.nowMs + this.wallOffsetMs;
  readonly monotonicMs = (): number => this.nowMs;
  readonly random = (): number => this.randomValue;
  readonly isVisible = (): boolean => this.#isVisible;
  readonly isOnline = (): boolean => this.#isOnline;

  readonly onConnection = (run: () => void): (() => void) => {
    this.#connections.add(run);
    return () => this.#connections.delete(run);
  };

  setOnline(isOnline: boolean): void {
    this.#isOnline = isOnline;
    for (const run of [...this.#connections]) run();
  }

  readonly setTimer = (run: () => void, delayMs: number): (() => void) => {
    this.delaysMs.push(delayMs);
    const entry: Entry = {
      dueMs: this.nowMs + (delayMs > 2_147_483_647 ? 0 : delayMs),
      order: (this.#order += 1),
      run,
    };
    this.#timers.add(entry);
    return () => this.#timers.delete(entry);
  };

  readonly requestFrame = (run: () => void): (() => void) => {
    this.#frames.add(run);
    return () => this.#frames.delete(run);
  };

  readonly requestIdle = (run: () => void): (() => void) => {
    this.#idles.add(run);
    return () => this.#idles.delete(run);
  };

  readonly onVisibility = (run: (isRestored: boolean) => void): (() => void) => {
    this.#listeners.add(run);
    return () => this.#listeners.delete(run);
  };

  get timerCount(): number {
    return this.#timers.size;
  }

  /** Moves the time and runs due timers; lets promises settle after each. */
  async advance(byMs: number): Promise<void> {
    const endMs = this.nowMs + byMs;
    // Pending promises may be about to set a timer.
    await settle();
    for (;;) {
      const next = [...this.#timers]
        .filter((entry) => entry.dueMs <= endMs)
        .sort((first, second) => first.dueMs - second.dueMs || first.order - second.order)[0];
      if (next === undefined) break;
      this.nowMs = Math.max(this.nowMs, next.dueMs);
      this.#timers.delete(next);
      next.run();
      await settle();
    }
    this.nowMs = endMs;
    await settle();
  }

  /** Sleep of the machine: time passes and nothing runs; overdue timers run afterwards. */
  async sleep(forMs: number): Promise<void> {
    this.nowMs += forMs;
    await this.advance(0);
  }

  async frame(): Promise<void> {
    const runs = [...this.#frames];
    this.#frames.clear();
    for (const run of runs) run();
    await settle();
  }

  async idle(): Promise<void> {
    const runs = [...this.#idles];
    this.#idles.clear();
    for (const run of runs) run();
    await settle();
  }

  async setVisible(isVisible: boolean): Promise<void> {
    this.#isVisible = isVisible;
    for (const run of [...this.#listeners]) run(false);
    await settle();
  }

  /** Restores the page from the browser's back-forward cache. */
  async restore(): Promise<void> {
    for (const run of [...this.#listeners]) run(true);
    await settle();
  }
}

/** Lets promise chains proceed without real time. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
}
