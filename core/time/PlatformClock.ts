import type { Clock, Dispose } from '../services/CoreServices.ts';
import type { TimeHost } from './TimeHost.ts';

/**
 * An answer is always a little old when it arrives, so of several estimates the highest is the best; only a drop that no
 * slow answer explains is believed (the platform's clock was moved).
 */
const explainedByLatencyMs = 2000;
/** Deadlines are counted again when the time moved by more than this. */
const jumpMs = 1000;

/** Platform time: the server's, carried on by a monotonic clock. Until the first answer, the machine's own. */
export class PlatformClock implements Clock {
  readonly #host: Pick<TimeHost, 'wallMs' | 'monotonicMs'>;
  readonly #jumpListeners = new Set<() => void>();
  #offsetMs: number;
  #isSynchronised = false;

  constructor(host: Pick<TimeHost, 'wallMs' | 'monotonicMs'>) {
    this.#host = host;
    this.#offsetMs = host.wallMs() - host.monotonicMs();
  }

  readonly nowMs = (): number => Math.round(this.#offsetMs + this.#host.monotonicMs());

  readonly monotonicMs = (): number => this.#host.monotonicMs();

  readonly synchronise = (serverNowMs: number): void => {
    if (!Number.isFinite(serverNowMs) || serverNowMs <= 0) return;
    const offsetMs = serverNowMs - this.#host.monotonicMs();
    const changeMs = offsetMs - this.#offsetMs;
    if (this.#isSynchronised && changeMs < 0 && changeMs > -explainedByLatencyMs) return;
    this.#isSynchronised = true;
    this.#offsetMs = offsetMs;
    if (Math.abs(changeMs) > jumpMs) for (const run of [...this.#jumpListeners]) run();
  };

  /** Called when the platform's time turned out to be another than thought. */
  readonly onJump = (run: () => void): Dispose => {
    this.#jumpListeners.add(run);
    return () => this.#jumpListeners.delete(run);
  };

  dispose(): void {
    this.#jumpListeners.clear();
  }
}
