/**
 * The only source of timers in the sandbox, so that tests can run hours of platform time at once.
 */
export interface Timers {
  /** Milliseconds since the epoch by the machine (or by the test). */
  readonly nowMs: () => number;
  readonly every: (intervalMs: number, run: () => void) => () => void;
  readonly after: (delayMs: number, run: () => void) => () => void;
}

/**
 * Timers of the machine; they do not keep the process alive. What a timer throws is told to `guard`
 * and ends nothing: one that repeats tries again the next time.
 */
export function createRealTimers(
  nowMs: () => number = Date.now,
  guard: (run: () => void) => void = (run) => run(),
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
