import type { Clock } from './Clock.ts';
import type { Dispose } from '../../contract/Dispose.ts';
import type { TimeHost } from './TimeHost.ts';

/**
 * A response is always a little old on arrival, so of several estimates the highest is the best;
 * only a drop that latency cannot explain counts (the platform's clock was set back).
 */
const explainedByLatencyMs = 2000;
/** Deadlines are recalculated when the time moved by more than this. */
const jumpMs = 1000;

/** Server time, advanced by a monotonic clock. The machine's time until the first response. */
export class PlatformClock implements Clock {
  readonly #host: Pick<TimeHost, 'wallMs' | 'monotonicMs'>;
  readonly #jumpListeners = new Set<() => void>();
  #offsetMs: number;
  #isSynchronised = false;
  #heldMs: number | undefined;

  constructor(host: Pick<TimeHost, 'wallMs' | 'monotonicMs'>) {
    this.#host = host;
    this.#offsetMs = host.wallMs() - host.monotonicMs();
  }

  readonly nowMs = (): number =>
    this.#heldMs ?? Math.round(this.#offsetMs + this.#host.monotonicMs());

  readonly monotonicMs = (): number => this.#host.monotonicMs();

  readonly synchronise = (serverNowMs: number, tookMs = 0): void => {
    if (!Number.isFinite(serverNowMs) || serverNowMs <= 0) return;
    const offsetMs = serverNowMs - this.#host.monotonicMs();
    const changeMs = offsetMs - this.#offsetMs;
    const explainedMs = Math.max(explainedByLatencyMs, tookMs);
    if (this.#isSynchronised && changeMs < 0 && changeMs > -explainedMs) return;
    this.#isSynchronised = true;
    this.#offsetMs = offsetMs;
    if (Math.abs(changeMs) > jumpMs) for (const run of [...this.#jumpListeners]) run();
  };

  /**
   * Freezes the clock at the time of the server render until the page is hydrated. Returns the
   * release.
   */
  readonly hold = (nowMs: number): Dispose => {
    this.#heldMs = nowMs;
    return () => {
      if (this.#heldMs === undefined) return;
      this.#heldMs = undefined;
      if (Math.abs(this.nowMs() - nowMs) > jumpMs)
        for (const run of [...this.#jumpListeners]) run();
    };
  };

  /** Called when the platform's time turns out to differ from the estimate. */
  readonly onJump = (run: () => void): Dispose => {
    this.#jumpListeners.add(run);
    return () => this.#jumpListeners.delete(run);
  };

  dispose(): void {
    this.#jumpListeners.clear();
  }
}
