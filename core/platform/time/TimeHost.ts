/** Browser functions for clock and scheduler; tests pass their own. */
export interface TimeHost {
  /** The machine's time; may be wrong by days and may jump. */
  readonly wallMs: () => number;
  /** Milliseconds since an arbitrary start; never jumps back. */
  readonly monotonicMs: () => number;
  /** Runs once after at most 2^31 - 1 ms; returns a function that cancels it. */
  readonly setTimer: (run: () => void, delayMs: number) => () => void;
  readonly requestFrame: (run: () => void) => () => void;
  readonly requestIdle: (run: () => void) => () => void;
  readonly isVisible: () => boolean;
  /** Called on visibility changes, with `true` when restored from the browser's page cache. */
  readonly onVisibility: (run: (isRestored: boolean) => void) => () => void;
  /** False if the browser is certain that there is no network. */
  readonly isOnline: () => boolean;
  readonly onConnection: (run: () => void) => () => void;
  /** 0 to below 1. */
  readonly random: () => number;
}

/** Longest wait for an idle moment, also used if the browser has no idle callback. */
const idleTimeoutMs = 2000;
const idleFallbackMs = 200;

/** Host of a real page. */
export function createBrowserTimeHost(page: Window & typeof globalThis = window): TimeHost {
  return {
    wallMs: () => Date.now(),
    monotonicMs: () => page.performance.now(),
    setTimer: (run, delayMs) => {
      const timer = page.setTimeout(run, delayMs);
      return () => page.clearTimeout(timer);
    },
    requestFrame: (run) => {
      const frame = page.requestAnimationFrame(run);
      return () => page.cancelAnimationFrame(frame);
    },
    requestIdle: (run) => {
      if (typeof page.requestIdleCallback !== 'function') {
        const timer = page.setTimeout(run, idleFallbackMs);
        return () => page.clearTimeout(timer);
      }
      const idle = page.requestIdleCallback(run, { timeout: idleTimeoutMs });
      return () => page.cancelIdleCallback(idle);
    },
    isVisible: () => page.document.visibilityState !== 'hidden',
    onVisibility: (run) => {
      const handleChange = (): void => run(false);
      const handleShow = (event: PageTransitionEvent): void => {
        if (event.persisted) run(true);
      };
      page.document.addEventListener('visibilitychange', handleChange);
      page.addEventListener('pageshow', handleShow);
      return () => {
        page.document.removeEventListener('visibilitychange', handleChange);
        page.removeEventListener('pageshow', handleShow);
      };
    },
    isOnline: () => page.navigator.onLine,
    onConnection: (run) => {
      page.addEventListener('online', run);
      page.addEventListener('offline', run);
      return () => {
        page.removeEventListener('online', run);
        page.removeEventListener('offline', run);
      };
    },
    random: () => Math.random(),
  };
}
