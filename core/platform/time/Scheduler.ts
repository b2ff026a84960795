import type { Dispose } from '../../contract/Dispose.ts';

/** How often something is asked again. */
export interface PollOptions {
  readonly everyMs: number;
  /** Share of the interval by which each wait is varied, 0 to 1; 0.1 by default. */
  readonly jitter?: number;
  /** Runs at once, too. */
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
  /** Observable: false when the browser is sure that there is no network. */
  readonly isOnline: boolean;
  /** Called when the page is shown or online again, with how long it was away. */
  readonly onResume: (run: (awayMs: number) => void) => Dispose;
}
