import type { Dispose } from '../../contract/Dispose.ts';

/** Interval and options of polling. */
export interface PollOptions {
  readonly everyMs: number;
  /** Fraction by which each interval is varied, 0 to 1; 0.1 by default. */
  readonly jitter?: number;
  /** Also runs at once. */
  readonly isImmediate?: boolean;
  /** Pauses 30 s after the page was hidden and runs at once on return; true by default. */
  readonly pausesWhenHidden?: boolean;
}

/** The only place with timers. Deadlines never pause and may be years away; pollers do. */
export interface Scheduler {
  readonly after: (delayMs: number, run: () => void) => Dispose;
  readonly atPlatformMs: (atMs: number, run: () => void) => Dispose;
  readonly poll: (options: PollOptions, run: () => void | Promise<void>) => Dispose;
  /** Runs before the next paint; on a hidden page within a second. */
  readonly nextFrame: (run: () => void) => Dispose;
  readonly whenIdle: (run: () => void) => Dispose;
  /** Observable. */
  readonly isVisible: boolean;
  /** Observable: false if the browser is certain that there is no network. */
  readonly isOnline: boolean;
  /** Called when the page is shown or online again, with the duration of its absence. */
  readonly onResume: (run: (awayMs: number) => void) => Dispose;
}
