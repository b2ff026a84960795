import { endpoints } from '../schemas/generated/endpoints.ts';
import { readMove, type Move } from '../core/routing/readMove.ts';
import type { Platform } from './Platform.ts';
import { readLimited } from './readLimited.ts';

export interface RedirectServiceOptions {
  readonly nowMs?: () => number;
  readonly pauseMs?: number;
  readonly patienceMs?: number;
  readonly log?: (text: string) => void;
}

interface Known {
  readonly move: Move | undefined;
  readonly untilMs: number;
}

/** A visitor with an unknown address waits this long, then sees the page that says so. */
const patienceMs = 1500;
const freshMs = 60_000;
/** A service that did not answer is left alone for a while, or every wrong address would wait for it. */
const restMs = 10_000;
const entriesMax = 2000;
const answerBytesMax = 64 * 1024;

/** Asks the platform's redirect service where an unknown address has gone; 5 retries, all of it within 1.5 s. */
export class RedirectService {
  readonly #platform: Pick<Platform, 'fetch'>;
  readonly #options: Required<RedirectServiceOptions>;
  readonly #known = new Map<string, Known>();
  readonly #pending = new Map<string, Promise<Move | undefined>>();
  #restsUntilMs = 0;

  constructor(platform: Pick<Platform, 'fetch'>, options: RedirectServiceOptions = {}) {
    this.#platform = platform;
    this.#options = {
      nowMs: Date.now,
      pauseMs: 100,
      patienceMs,
      log: (text) => console.error(text),
      ...options,
    };
  }

  /** Never fails: without an answer there is no move. */
  async find(origin: string, address: string): Promise<Move | undefined> {
    const { nowMs } = this.#options;
    const known = this.#known.get(origin + address);
    if (known !== undefined && known.untilMs > nowMs()) return known.move;
    if (this.#restsUntilMs > nowMs()) return undefined;
    const pending = this.#pending.get(origin + address) ?? this.#ask(origin, address);
    this.#pending.set(origin + address, pending);
    return pending;
  }

  async #ask(origin: string, address: string): Promise<Move | undefined> {
    const { nowMs, log } = this.#options;
    const signal = AbortSignal.timeout(this.#options.patienceMs);
    try {
      const answer = await Promise.race([this.#attempts(origin, address, signal), new Promise<undefined>((resolve) => signal.addEventListener('abort', () => resolve(undefined)))]);
      if (answer === undefined) {
        this.#restsUntilMs = nowMs() + restMs;
        log('The redirect service gave no answer in time');
        return undefined;
      }
      const move = readMove(answer.value);
      if (this.#known.size >= entriesMax) this.#known.clear();
      this.#known.set(origin + address, { move, untilMs: nowMs() + freshMs });
      return move;
    } catch (error) {
      log(error instanceof Error ? error.message : String(error));
      return undefined;
    } finally {
      this.#pending.delete(origin + address);
    }
  }

  async #attempts(origin: string, address: string, signal: AbortSignal): Promise<{ readonly value: unknown } | undefined> {
    const { method, path, retries } = endpoints['site.redirect'];
    for (let attempt = 0; attempt <= retries && !signal.aborted; attempt += 1) {
      if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, this.#options.pauseMs).unref());
      try {
        const headers = {
          Accept: 'application/json',
          'Content-Type': 'application/json',
          'X-Requested-With': 'edge',
        };
        const answer = await this.#platform.fetch(
          new Request(`${origin}${path}`, {
            method,
            headers,
            body: JSON.stringify({ url: address }),
            signal,
          }),
        );
        if (answer.status === 200) return { value: parse(await readLimited(answer, answerBytesMax)) };
        if (answer.status < 500 && answer.status !== 429)
          return {
            value: { redirect: false, code: 200, url: address, reasons: [], breadcrumbs: [] },
          };
      } catch {
        // The next attempt, or no move.
      }
    }
    return undefined;
  }
}

/** Undefined is no answer of the right format, which is said in one place. */
function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
