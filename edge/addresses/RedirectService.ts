import { endpoints } from '../../schemas/generated/endpoints.ts';
import {
  parseServiceRedirect,
  RedirectFormatError,
  type ServiceRedirect,
} from '../../core/runtime/routes/parseServiceRedirect.ts';
import { AnswerCache } from '../platform/AnswerCache.ts';
import type { PlatformCalls } from '../platform/PlatformCalls.ts';
import { pause } from '../platform/timeLimit.ts';

export interface RedirectServiceOptions {
  readonly nowMs?: () => number;
  readonly pauseMs?: number;
  readonly waitLimitMs?: number;
  readonly log?: (text: string) => void;
}

/** Longest wait for the redirect service; then an unknown address gets the 404 page. */
const waitLimitMs = 1500;
const freshMs = 60_000;
/** Pause after a failure of the service, so that wrong addresses do not wait for it. */
const pauseAfterFailureMs = 10_000;
const entriesMax = 2000;
const answerBytesMax = 64 * 1024;

/** Asks the platform's redirect service where an unknown address has moved. */
export class RedirectService {
  readonly #platform: Pick<PlatformCalls, 'ask' | 'failed'>;
  readonly #options: Required<RedirectServiceOptions>;
  readonly #cache: AnswerCache<ServiceRedirect | undefined>;
  #pausedUntilMs = 0;

  constructor(
    platform: Pick<PlatformCalls, 'ask' | 'failed'>,
    options: RedirectServiceOptions = {},
  ) {
    this.#platform = platform;
    this.#options = {
      nowMs: Date.now,
      pauseMs: 100,
      waitLimitMs,
      log: (text) => console.error(text),
      ...options,
    };
    this.#cache = new AnswerCache(entriesMax, this.#options.nowMs);
  }

  /** Never fails: without an answer there is no move. */
  async find(origin: string, address: string): Promise<ServiceRedirect | undefined> {
    const key = origin + address;
    const known = this.#cache.get(key);
    if (known?.isFresh === true) return known.answer;
    if (this.#pausedUntilMs > this.#options.nowMs()) return undefined;
    return this.#cache.renew(key, () => this.#ask(origin, address));
  }

  async #ask(
    origin: string,
    address: string,
  ): Promise<{ readonly answer: ServiceRedirect | undefined; readonly forMs: number }> {
    const { nowMs, log } = this.#options;
    try {
      const answered = await this.#attempts(origin, address);
      if (answered !== undefined) return { answer: answered.move, forMs: freshMs };
      this.#pausedUntilMs = nowMs() + pauseAfterFailureMs;
      log('The redirect service gave no answer in time');
    } catch (error) {
      log(error instanceof Error ? error.message : String(error));
    }
    return { answer: undefined, forMs: 0 };
  }

  /** Resolves with undefined after the last attempt, or when the time is over. */
  async #attempts(
    origin: string,
    address: string,
  ): Promise<{ readonly move: ServiceRedirect | undefined } | undefined> {
    const { method, path, retries } = endpoints['site.redirect'];
    const untilMs = performance.now() + this.#options.waitLimitMs;
    const leftMs = (): number => untilMs - performance.now();
    for (let attempt = 0; attempt <= retries && leftMs() > 0; attempt += 1) {
      if (attempt > 0) await pause(this.#options.pauseMs);
      const request = new Request(`${origin}${path}`, {
        method,
        headers: {
          Accept: 'application/json',
          'Content-Type': 'application/json',
          'X-Requested-With': 'edge',
        },
        body: JSON.stringify({ url: address }),
      });
      const reply = await this.#platform.ask(request, {
        limitMs: Math.max(0, leftMs()),
        bytesMax: answerBytesMax,
      });
      if (reply.kind === 'answer') return { move: this.#read(request, reply.value) };
      if (reply.kind === 'refused') return { move: undefined };
      if (reply.kind === 'failed' && (reply.reason === 'no JSON' || reply.reason === 'too large'))
        throw new RedirectFormatError();
    }
    return undefined;
  }

  #read(request: Request, answer: unknown): ServiceRedirect | undefined {
    try {
      return parseServiceRedirect(answer);
    } catch (error) {
      this.#platform.failed(request, 'schema');
      throw error;
    }
  }
}
