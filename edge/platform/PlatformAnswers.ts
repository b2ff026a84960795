import {
  endpoints,
  type EndpointId,
  type EndpointShapes,
} from '../../schemas/generated/endpoints.ts';
import { AnswerCache } from './AnswerCache.ts';
import type { PlatformCalls } from './PlatformCalls.ts';
import { within } from './timeLimit.ts';

/** One question to the platform. */
export interface PlatformQuestion<Id extends EndpointId> {
  readonly endpoint: Id;
  readonly query?: Readonly<Record<string, string>>;
  readonly language: string;
  readonly origin: string;
  /** Answers are cached per brand. */
  readonly brand: string;
}

export interface PlatformAnswersOptions {
  readonly freshMs: number;
  readonly nowMs?: () => number;
  readonly entriesMax?: number;
}

/** After a failure the platform is not asked again for this long. */
const pauseAfterFailureMs = 10_000;
const timeoutMs = 5000;

/**
 * Answers of the platform that are the same for all visitors, cached for a while. A stale answer is
 * returned at once and renewed in the background; without one a caller waits, up to its own limit.
 */
export class PlatformAnswers {
  readonly #platform: Pick<PlatformCalls, 'ask'>;
  readonly #freshMs: number;
  readonly #cache: AnswerCache<unknown>;

  constructor(
    platform: Pick<PlatformCalls, 'ask'>,
    { freshMs, nowMs = Date.now, entriesMax = 5000 }: PlatformAnswersOptions,
  ) {
    this.#platform = platform;
    this.#freshMs = freshMs;
    this.#cache = new AnswerCache(entriesMax, nowMs);
  }

  /** Never rejects. Resolves with undefined without a valid answer in time. */
  async ask<Id extends EndpointId>(
    question: PlatformQuestion<Id>,
    check: (value: unknown) => value is EndpointShapes[Id]['answer'],
    limitMs: number,
  ): Promise<EndpointShapes[Id]['answer'] | undefined> {
    const { brand, language, endpoint, query = {} } = question;
    const key = `${brand} ${language} ${endpoint} ${new URLSearchParams(query).toString()}`;
    const known = this.#cache.get(key);
    const renew = (): Promise<unknown> =>
      this.#cache.renew(key, () => this.#fetch(question, check, known?.answer));
    if (known?.isFresh === false) void renew();
    const answer = known === undefined ? await within(renew(), limitMs, undefined) : known.answer;
    return check(answer) ? answer : undefined;
  }

  /** 404 is an answer: nothing exists for this question. After a failure the last answer stays. */
  async #fetch<Id extends EndpointId>(
    { endpoint, query = {}, language, origin }: PlatformQuestion<Id>,
    check: (value: unknown) => value is EndpointShapes[Id]['answer'],
    last: unknown,
  ): Promise<{ readonly answer: unknown; readonly forMs: number }> {
    const search = new URLSearchParams(query).toString();
    const request = new Request(
      `${origin}${endpoints[endpoint].path}${search === '' ? '' : `?${search}`}`,
      { headers: { Accept: 'application/json', 'X-Language': language } },
    );
    const reply = await this.#platform.ask(request, { limitMs: timeoutMs, check });
    if (reply.kind === 'answer') return { answer: reply.value, forMs: this.#freshMs };
    return reply.kind === 'refused' && reply.status === 404
      ? { answer: undefined, forMs: this.#freshMs }
      : { answer: last, forMs: pauseAfterFailureMs };
  }
}
