import { action, makeObservable, observable } from 'mobx';
import type { Dispose } from '../../contract/Dispose.ts';
import type { PollOptions, Scheduler } from './Scheduler.ts';
import type { Reports } from '../reports/Reports.ts';
import type { PlatformClock } from './PlatformClock.ts';
import type { TimeHost } from './TimeHost.ts';

/** Browsers keep the delay in 32 bits: a longer one would fire at once. */
const longestTimerMs = 2_147_483_647;
/** A deadline is checked at least this often, regardless of suspended timers. */
const deadlineCheckMs = 60_000;
const restAfterHiddenMs = 30_000;
const hiddenFrameMs = 1000;
const sleepCheckMs = 2000;
/** A check that is this late means that the machine slept. */
const sleepDriftMs = 5000;
const defaultJitter = 0.1;

export interface BrowserSchedulerDependencies {
  readonly host: TimeHost;
  readonly clock: PlatformClock;
  readonly reports: Pick<Reports, 'report'>;
}

interface Poller {
  readonly rest: () => void;
  readonly wake: () => void;
}

/** The only place with timers. */
export class BrowserScheduler implements Scheduler {
  isVisible: boolean;
  isOnline: boolean;

  readonly #host: TimeHost;
  readonly #clock: PlatformClock;
  readonly #reports: Pick<Reports, 'report'>;
  readonly #running = new Set<Dispose>();
  readonly #pollers = new Set<Poller>();
  readonly #deadlineChecks = new Set<() => void>();
  readonly #resumeListeners = new Set<(awayMs: number) => void>();
  readonly #endings: Dispose[] = [];
  #frameRuns = new Set<() => void>();
  #cancelFrame: Dispose | undefined;
  #cancelRest: Dispose | undefined;
  #cancelSleepWatch: Dispose = () => {};
  #isResting = false;
  #hiddenSince: { readonly wallMs: number; readonly monotonicMs: number } | undefined;

  constructor({ host, clock, reports }: BrowserSchedulerDependencies) {
    this.#host = host;
    this.#clock = clock;
    this.#reports = reports;
    this.isVisible = host.isVisible();
    this.isOnline = host.isOnline();
    makeObservable<BrowserScheduler, 'setVisible' | 'setOnline'>(this, {
      isVisible: observable,
      isOnline: observable,
      setVisible: action,
      setOnline: action,
    });
    this.#endings.push(host.onConnection(() => this.setOnline(host.isOnline())));
    this.#endings.push(host.onVisibility((isRestored) => this.#handleVisibility(isRestored)));
    this.#endings.push(clock.onJump(() => this.#checkDeadlines()));
    if (this.isVisible) this.#watchSleep();
    else this.#handleHidden();
  }

  readonly after = (delayMs: number, run: () => void): Dispose => {
    const dueMs = this.#host.monotonicMs() + Math.max(0, delayMs);
    return this.#wait(() => dueMs - this.#host.monotonicMs(), longestTimerMs, run);
  };

  readonly atPlatformMs = (atMs: number, run: () => void): Dispose =>
    this.#wait(() => atMs - this.#clock.nowMs(), deadlineCheckMs, run, this.#deadlineChecks);

  readonly poll = (options: PollOptions, run: () => void | Promise<void>): Dispose => {
    const jitter = Math.min(1, Math.max(0, options.jitter ?? defaultJitter));
    const pausesWhenHidden = options.pausesWhenHidden ?? true;
    let cancelTimer: Dispose | undefined;
    let isBusy = false;
    let isEnded = false;
    let isPaused = pausesWhenHidden && this.#isResting;
    const arm = (): void => {
      cancelTimer?.();
      if (!isEnded && !isPaused)
        cancelTimer = this.after(
          options.everyMs * (1 + jitter * (2 * this.#host.random() - 1)),
          () => void turn(),
        );
    };
    const turn = async (): Promise<void> => {
      if (isEnded || isBusy) return;
      isBusy = true;
      try {
        await run();
      } catch (error) {
        this.#reports.report(error, { plugin: 'core', contribution: 'scheduler.poll' });
      } finally {
        isBusy = false;
        arm();
      }
    };
    const poller: Poller = {
      rest: () => {
        isPaused = true;
        cancelTimer?.();
      },
      wake: () => {
        isPaused = false;
        void turn();
      },
    };
    if (pausesWhenHidden) this.#pollers.add(poller);
    if (options.isImmediate === true) void turn();
    else arm();
    const end = (): void => {
      isEnded = true;
      cancelTimer?.();
      this.#pollers.delete(poller);
      this.#running.delete(end);
    };
    this.#running.add(end);
    return end;
  };

  readonly nextFrame = (run: () => void): Dispose => {
    // A wrapper of its own, because the same function may be scheduled twice.
    const once = (): void => run();
    this.#frameRuns.add(once);
    this.#cancelFrame ??= this.#requestFrame();
    return () => this.#frameRuns.delete(once);
  };

  readonly whenIdle = (run: () => void): Dispose => {
    const end = (): void => {
      cancel();
      this.#running.delete(end);
    };
    const cancel = this.#host.requestIdle(() => {
      this.#running.delete(end);
      this.#guarded(run, 'scheduler.whenIdle');
    });
    this.#running.add(end);
    return end;
  };

  readonly onResume = (run: (awayMs: number) => void): Dispose => {
    this.#resumeListeners.add(run);
    return () => this.#resumeListeners.delete(run);
  };

  dispose(): void {
    for (const end of [...this.#endings, ...this.#running]) end();
    this.#cancelFrame?.();
    this.#cancelRest?.();
    this.#cancelSleepWatch();
    this.#frameRuns.clear();
    this.#resumeListeners.clear();
  }

  /** Waits by timers of at most the allowed length, one at a time. */
  #wait(
    remainingMs: () => number,
    longestMs: number,
    run: () => void,
    checks?: Set<() => void>,
  ): Dispose {
    let cancelTimer: Dispose | undefined;
    const end = (): void => {
      cancelTimer?.();
      this.#running.delete(end);
      checks?.delete(step);
    };
    const step = (): void => {
      cancelTimer?.();
      const leftMs = remainingMs();
      if (leftMs > 0) {
        cancelTimer = this.#host.setTimer(step, Math.min(Math.ceil(leftMs), longestMs));
        return;
      }
      end();
      this.#guarded(run, 'scheduler.after');
    };
    this.#running.add(end);
    checks?.add(step);
    // Never synchronously, even when it is already due.
    cancelTimer = this.#host.setTimer(
      step,
      Math.min(Math.max(0, Math.ceil(remainingMs())), longestMs),
    );
    return end;
  }

  /** Requests a frame, or waits a second on a page that paints none. */
  #requestFrame(): Dispose {
    const run = (): void => {
      cancel();
      this.#cancelFrame = undefined;
      const runs = this.#frameRuns;
      this.#frameRuns = new Set();
      for (const each of runs) this.#guarded(each, 'scheduler.nextFrame');
    };
    const cancelFrame = this.#host.requestFrame(run);
    const cancelTimer = this.#host.setTimer(run, hiddenFrameMs);
    const cancel = (): void => {
      cancelFrame();
      cancelTimer();
    };
    return cancel;
  }

  #watchSleep(): void {
    let wallMs = this.#host.wallMs();
    let monotonicMs = this.#host.monotonicMs();
    const check = (): void => {
      // During sleep some systems stop the monotonic clock and some do not: the longer duration is
      // right.
      const awayMs = Math.max(this.#host.wallMs() - wallMs, this.#host.monotonicMs() - monotonicMs);
      wallMs = this.#host.wallMs();
      monotonicMs = this.#host.monotonicMs();
      if (this.isVisible) cancel = this.#host.setTimer(check, sleepCheckMs);
      if (awayMs - sleepCheckMs > sleepDriftMs) this.#resume(awayMs);
    };
    let cancel = this.#host.setTimer(check, sleepCheckMs);
    this.#cancelSleepWatch = () => cancel();
  }

  #handleVisibility(isRestored: boolean): void {
    const isVisible = this.#host.isVisible();
    if (isRestored && isVisible && this.#hiddenSince === undefined) {
      this.#resume(0);
      return;
    }
    if (isVisible === this.isVisible) return;
    this.setVisible(isVisible);
    if (isVisible) this.#handleShown();
    else this.#handleHidden();
  }

  private setVisible(isVisible: boolean): void {
    this.isVisible = isVisible;
  }

  private setOnline(isOnline: boolean): void {
    this.isOnline = isOnline;
    if (isOnline) this.#resume(0);
  }

  #handleHidden(): void {
    this.#cancelSleepWatch();
    this.#hiddenSince = { wallMs: this.#host.wallMs(), monotonicMs: this.#host.monotonicMs() };
    this.#cancelRest = this.#host.setTimer(() => {
      this.#isResting = true;
      for (const poller of this.#pollers) poller.rest();
    }, restAfterHiddenMs);
  }

  #handleShown(): void {
    const since = this.#hiddenSince;
    this.#hiddenSince = undefined;
    this.#cancelRest?.();
    this.#watchSleep();
    const awayMs =
      since === undefined
        ? 0
        : Math.max(
            0,
            this.#host.wallMs() - since.wallMs,
            this.#host.monotonicMs() - since.monotonicMs,
          );
    this.#resume(awayMs);
  }

  #resume(awayMs: number): void {
    this.#checkDeadlines();
    for (const run of [...this.#resumeListeners])
      this.#guarded(() => run(awayMs), 'scheduler.onResume');
    if (!this.#isResting) return;
    this.#isResting = false;
    for (const poller of [...this.#pollers]) poller.wake();
  }

  #checkDeadlines(): void {
    for (const check of [...this.#deadlineChecks]) check();
  }

  #guarded(run: () => unknown, contribution: string): void {
    const report = (error: unknown): void =>
      this.#reports.report(error, { plugin: 'core', contribution });
    try {
      const result = run();
      // Code that is loaded later may fail to load.
      if (result instanceof Promise) result.catch(report);
    } catch (error) {
      report(error);
    }
  }
}
