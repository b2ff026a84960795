interface Timer {
  readonly dueMs: number;
  readonly run: () => void;
}

/** Time for tests: it moves and frames arrive only when the test says so. */
export class ManualTime {
  nowMs = 1000;
  #timers: Timer[] = [];
  #frames: (() => void)[] = [];

  readonly clock = {
    monotonicMs: (): number => this.nowMs,
    nowMs: (): number => this.nowMs,
    synchronise: (): void => undefined,
  };

  readonly scheduler = {
    after: (delayMs: number, run: () => void): (() => void) => {
      const timer = { dueMs: this.nowMs + delayMs, run };
      this.#timers.push(timer);
      return () => (this.#timers = this.#timers.filter((other) => other !== timer));
    },
    nextFrame: (run: () => void): (() => void) => {
      this.#frames.push(run);
      return () => (this.#frames = this.#frames.filter((other) => other !== run));
    },
    whenIdle: (run: () => void): (() => void) => this.scheduler.after(1, run),
    poll: (_options: object, run: () => void): (() => void) => {
      let isOver = false;
      const again = (): void => {
        if (isOver) return;
        run();
        this.scheduler.after(1000, again);
      };
      this.scheduler.after(1000, again);
      return () => (isOver = true);
    },
  };

  get timerCount(): number {
    return this.#timers.length;
  }

  get frameCount(): number {
    return this.#frames.length;
  }

  advance(byMs: number): void {
    const endMs = this.nowMs + byMs;
    for (;;) {
      const next = this.#timers
        .filter((timer) => timer.dueMs <= endMs)
        .sort((first, second) => first.dueMs - second.dueMs)[0];
      if (next === undefined) break;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.nowMs = Math.max(this.nowMs, next.dueMs);
      next.run();
    }
    this.nowMs = endMs;
  }

  frame(): void {
    const frames = this.#frames;
    this.#frames = [];
    for (const run of frames) run();
  }

  /** Sixty frames a second for so long. */
  play(forMs: number): void {
    for (let passedMs = 0; passedMs < forMs; passedMs += 16) {
      this.advance(16);
      this.frame();
    }
  }
}
