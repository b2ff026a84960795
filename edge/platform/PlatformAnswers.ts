import {
  endpoints,
  type EndpointId,
  type EndpointShapes,
} from '../../schemas/generated/endpoints.ts';
import type { PlatformCalls } from './PlatformCalls.ts';

/** One question to the platform. */
export interface PlatformQuestion<Id extends EndpointId> {
  readonly endpoint: Id;
  readonly query?: Readonly<Record<string, string>>;
  readonly language: string;
  readonly origin: string;
  /** Answers are cached per brand. */
  readonly brand: string;
}

interface Entry {
  /** Undefined when the platform has no answer, or the call failed. */
  readonly answer: unknown;
  readonly freshUntilMs: number;
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
 * Answers of the platform that are the same for everybody, kept for a while. An old answer is given at once and
 * renewed in the background; the first caller waits at most for the time that it passes.
 */
export class PlatformAnswers {
  readonly #platform: Pick<PlatformCalls, 'ask'>;
  readonly #freshMs: number;
  readonly #nowMs: () => number;
  readonly #entriesMax: number;
  readonly #entries = new Map<string, Entry>();
  readonly #pending = new Map<string, Promise<unknown>>();

  constructor(
    platform: Pick<PlatformCalls, 'ask'>,
    { freshMs, nowMs = Date.now, entriesMax = 5000 }: PlatformAnswersOptions,
  ) {
    this.#platform = platform;
    this.#freshMs = freshMs;
    this.#nowMs = nowMs;
    this.#entriesMax = entriesMax;
  }

  /** Never fails: undefined when there is no answer, none in time, or one that breaks the contract. */
  async ask<Id extends EndpointId>(
    question: PlatformQuestion<Id>,
    check: (value: unknown) => value is EndpointShapes[Id]['answer'],
    patienceMs: number,
  ): Promise<EndpointShapes[Id]['answer'] | undefined> {
    const { brand, language, endpoint, query = {} } = question;
    const key = `${brand} ${language} ${endpoint} ${new URLSearchParams(query).toString()}`;
    const known = this.#entries.get(key);
    const passed = (value: unknown): EndpointShapes[Id]['answer'] | undefined =>
      check(value) ? value : undefined;
    if (known !== undefined && known.freshUntilMs > this.#nowMs()) return passed(known.answer);
    const renewal = this.#pending.get(key) ?? this.#renew(key, question, check);
    if (known !== undefined) return passed(known.answer);
    const impatient = new Promise<undefined>((resolve) =>
      setTimeout(resolve, patienceMs, undefined).unref(),
    );
    return passed(await Promise.race([renewal, impatient]));
  }

  #renew<Id extends EndpointId>(
    key: string,
    question: PlatformQuestion<Id>,
    check: (value: unknown) => value is EndpointShapes[Id]['answer'],
  ): Promise<unknown> {
    const renewal = this.#fetch(question, check)
      .then((answered) => {
        const { answer, forMs } = answered
          ? { answer: answered.answer, forMs: this.#freshMs }
          : { answer: this.#entries.get(key)?.answer, forMs: pauseAfterFailureMs };
        const oldest =
          this.#entries.size < this.#entriesMax ? undefined : this.#entries.keys().next().value;
        if (oldest !== undefined) this.#entries.delete(oldest);
        this.#entries.delete(key);
        this.#entries.set(key, { answer, freshUntilMs: this.#nowMs() + forMs });
        return answer;
      })
      .finally(() => this.#pending.delete(key));
    this.#pending.set(key, renewal);
    return renewal;
  }

  /** 404 is an answer (there is none for this question); undefined when the call failed. */
  async #fetch<Id extends EndpointId>(
    { endpoint, query = {}, language, origin }: PlatformQuestion<Id>,
    check: (value: unknown) => value is EndpointShapes[Id]['answer'],
  ): Promise<{ readonly answer: EndpointShapes[Id]['answer'] | undefined } | undefined> {
    const search = new URLSearchParams(query).toString();
    const request = new Request(
      `${origin}${endpoints[endpoint].path}${search === '' ? '' : `?${search}`}`,
      {
        headers: { Accept: 'application/json', 'X-Language': language },
      },
    );
    const reply = await this.#platform.ask(request, { limitMs: timeoutMs, check });
    if (reply.kind === 'answer') return { answer: reply.value };
    return reply.kind === 'refused' && reply.status === 404 ? { answer: undefined } : undefined;
  }
}
