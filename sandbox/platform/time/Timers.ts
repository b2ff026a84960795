/** Work of a timer; it may continue asynchronously, and rejections reach the guard as well. */
export type TimerWork = () => void | Promise<void>;

/**
 * The only source of timers in the sandbox, so that tests can run hours of platform time at once.
 */
export interface Timers {
  /** Epoch milliseconds of the machine or of the test. */
  readonly nowMs: () => number;
  readonly every: (intervalMs: number, run: TimerWork) => () => void;
  readonly after: (delayMs: number, run: TimerWork) => () => void;
}

/**
 * Creates timers of the machine; they do not keep the process alive. Errors and rejections go to
 * `guard` and stop nothing: a repeating timer runs again.
 */
export function createRealTimers(
  nowMs: () => number = Date.now,
  guard: (run: TimerWork) => void = (run) => void run(),
): Timers {
  return {
    nowMs,
    every(intervalMs, run) {
      const timer = setInterval(() => guard(run), intervalMs);
      timer.unref();
      return () => clearInterval(timer);
    },
    after(delayMs, run) {
      const timer = setTimeout(() => guard(run), delayMs);
      timer.unref();
      return () => clearTimeout(timer);
    },
  };
}

/** Timers that end together, for one owner. */
export interface OwnedTimers extends Timers {
  /** Ends all timers; later ones never run. */
  readonly end: () => void;
}

export function ownTimers(timers: Timers): OwnedTimers {
  const running = new Set<() => void>();
  let hasEnded = false;
  const keep = (start: (done: () => void) => () => void): (() => void) => {
    if (hasEnded) return () => undefined;
    const end = (): void => {
      running.delete(end);
      stop();
    };
    const stop = start(() => running.delete(end));
    running.add(end);
    return end;
  };
  return {
    nowMs: timers.nowMs,
    every: (intervalMs, run) => keep(() => timers.every(intervalMs, run)),
    after: (delayMs, run) =>
      keep((done) =>
        timers.after(delayMs, () => {
          done();
          return run();
        }),
      ),
    end: () => {
      hasEnded = true;
      for (const end of [...running]) end();
    },
  };
}
