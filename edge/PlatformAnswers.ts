import { endpoints, type EndpointId, type EndpointShapes } from '../schemas/generated/endpoints.ts';
import type { Platform } from './Platform.ts';
import { readLimited } from './readLimited.ts';

/** What is asked, and of whom. */
export interface PlatformQuestion<Id extends EndpointId> {
  readonly endpoint: Id;
  readonly query?: Readonly<Record<string, string>>;
  readonly language: string;
  readonly origin: string;
  /** Told apart from other sites. */
  readonly brand: string;
}

interface Entry {
  /** Undefined: the platform has nothing to say, or could not say it. */
  readonly answer: unknown;
  readonly freshUntilMs: number;
}

export interface PlatformAnswersOptions {
  readonly freshMs: number;
  readonly nowMs?: () => number;
  readonly entriesMax?: number;
}

/** After a failure the platform is left alone for so long. */
const pauseAfterFailureMs = 10_000;
const timeoutMs = 5000;
const answerBytesMax = 1024 * 1024;

/**
 * Answers of the platform that are the same for everybody, kept for a while. An old answer is given at once and
 * renewed behind it; whoever is the first to ask waits only as long as they say.
 */
export class PlatformAnswers {
  readonly #platform: Pick<Platform, 'fetch'>;
  readonly #freshMs: number;
  readonly #nowMs: () => number;
  readonly #entriesMax: number;
  readonly #entries = new Map<string, Entry>();
  readonly #pending = new Map<string, Promise<unknown>>();

  constructor(platform: Pick<Platform, 'fetch'>, { freshMs, nowMs = Date.now, entriesMax = 5000 }: PlatformAnswersOptions) {
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
    const passed = (value: unknown): EndpointShapes[Id]['answer'] | undefined => (check(value) ? value : undefined);
    if (known !== undefined && known.freshUntilMs > this.#nowMs()) return passed(known.answer);
    const renewal = this.#pending.get(key) ?? this.#renew(key, question, check);
    if (known !== undefined) return passed(known.answer);
    const impatient = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs, undefined).unref());
    return passed(await Promise.race([renewal, impatient]));
  }

  #renew<Id extends EndpointId>(key: string, question: PlatformQuestion<Id>, check: (value: unknown) => boolean): Promise<unknown> {
    const renewal = this.#fetch(question)
      .then(({ isFinal, answer }) => (isFinal && (answer === undefined || check(answer)) ? { answer, forMs: this.#freshMs } : undefined))
      .catch(() => undefined)
      .then((result) => {
        const { answer, forMs } = result ?? {
          answer: this.#entries.get(key)?.answer,
          forMs: pauseAfterFailureMs,
        };
        const oldest = this.#entries.size < this.#entriesMax ? undefined : this.#entries.keys().next().value;
        if (oldest !== undefined) this.#entries.delete(oldest);
        this.#entries.delete(key);
        this.#entries.set(key, { answer, freshUntilMs: this.#nowMs() + forMs });
        return answer;
      })
      .finally(() => this.#pending.delete(key));
    this.#pending.set(key, renewal);
    return renewal;
  }

  /** 404 is an answer: the platform has nothing to say. */
  async #fetch<Id extends EndpointId>({ endpoint, query = {}, language, origin }: PlatformQuestion<Id>): Promise<{ readonly isFinal: boolean; readonly answer?: unknown }> {
    const search = new URLSearchParams(query).toString();
    const request = new Request(`${origin}${endpoints[endpoint].path}${search === '' ? '' : `?${search}`}`, {
      headers: { Accept: 'application/json', 'X-Language': language },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = await this.#platform.fetch(request);
    if (answer.status === 404) return { isFinal: true };
    if (answer.status !== 200) return { isFinal: false };
    const text = await readLimited(answer, answerBytesMax);
    return text === undefined ? { isFinal: false } : { isFinal: true, answer: JSON.parse(text) as unknown };
  }
}
