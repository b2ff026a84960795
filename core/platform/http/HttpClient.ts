import { endpointRows, defaultRow } from '../../../schemas/generated/endpointRows.ts';
import type { EndpointId, EndpointShapes } from '../../../schemas/generated/endpoints.ts';
import type { Clock } from '../time/Clock.ts';
import type { CoreServices } from '../../contract/CoreServices.ts';
import type { Http, HttpCallOptions } from './Http.ts';
import type { Reports } from '../reports/Reports.ts';
import type { Scheduler } from '../time/Scheduler.ts';
import { buildUrl } from './buildUrl.ts';
import { CircuitBreaker } from './CircuitBreaker.ts';
import type { EndpointRow } from './EndpointRow.ts';
import { FirstDataCache, type FirstAnswer } from './FirstDataCache.ts';
import { HttpError } from './HttpError.ts';
import { Interceptors, type InterceptorEntry } from './Interceptors.ts';
import { parseErrorAnswer } from './parseErrorAnswer.ts';
import { isPassing, parseRetryAfterMs, retryDelayMs } from './retryDelay.ts';
import { RetryBudget } from './RetryBudget.ts';

/** Part of the session that the client uses. */
export interface HttpSession {
  readonly userId: number | undefined;
  /** `rejected` is the token that got a 401; a newer one is returned without a refresh. */
  readonly token: (options?: {
    readonly isForced?: boolean;
    readonly rejected?: string;
  }) => Promise<string | undefined>;
}

export interface HttpClientDependencies {
  /** '' in the page (same origin); an origin in tests. */
  readonly baseUrl: string;
  readonly language: () => string;
  readonly scheduler: Pick<Scheduler, 'after'>;
  readonly clock: Clock;
  readonly reports: Pick<Reports, 'report'>;
  /** Read on use, because session and services need the client themselves. */
  readonly session: () => HttpSession;
  readonly services: () => CoreServices;
  readonly interceptors: readonly InterceptorEntry[];
  readonly firstData?: readonly FirstAnswer[];
  /** Whether the page is still being hydrated from these answers. */
  readonly isHydrating?: () => boolean;
  /** Called with the version of the site's configuration in a response, if it has one. */
  readonly onVersion?: (version: string) => void;
  readonly random?: () => number;
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/** A call of an endpoint that needs an idempotency key was made without one. */
export class MissingIdempotencyKeyError extends Error {
  override readonly name = 'MissingIdempotencyKeyError';

  constructor(endpoint: string) {
    super(
      `${endpoint} needs an idempotency key: give idempotencyKey, the same one for every try of the same body`,
    );
  }
}

type AnyOptions = HttpCallOptions<EndpointId>;

const binaryType = 'application/octet-stream';

interface Attempt {
  readonly row: EndpointRow;
  readonly options: AnyOptions;
  /** Headers added by interceptors. */
  headers: Readonly<Record<string, string>>;
  /** Token of the last request. */
  token: string | undefined;
  readonly repeats: Map<string, number>;
}

/**
 * Calls by endpoint id: time-out, bounded retries, then the interceptors. On fetch itself: ky 2
 * adds 5 kB, and its retries would be off, because interceptors must know the token of a failed
 * try.
 */
export class HttpClient implements Http {
  readonly #dependencies: HttpClientDependencies;
  readonly #firstData: FirstDataCache;
  readonly #budget = new RetryBudget();
  readonly #circuits = new CircuitBreaker();
  readonly #random: () => number;
  readonly #ended = new AbortController();
  readonly #interceptors: Interceptors;

  constructor(dependencies: HttpClientDependencies) {
    this.#dependencies = dependencies;
    this.#firstData = new FirstDataCache(dependencies.firstData ?? [], dependencies.isHydrating);
    this.#random = dependencies.random ?? Math.random;
    this.#interceptors = new Interceptors(dependencies);
  }

  readonly call = async <Id extends EndpointId>(
    id: Id,
    options: HttpCallOptions<Id> = {},
  ): Promise<EndpointShapes[Id]['answer']> =>
    (await this.#callRow(
      firstRow(id) ?? (await laterRow(id)),
      options,
    )) as EndpointShapes[Id]['answer'];

  readonly first = <Id extends EndpointId>(
    id: Id,
    options: HttpCallOptions<Id> = {},
  ): EndpointShapes[Id]['answer'] | undefined =>
    this.#firstData.read(id, options.params, options.query) as
      | EndpointShapes[Id]['answer']
      | undefined;

  /** Without own retries, for callers with their own schedule (session). */
  readonly callOnce = async <Id extends EndpointId>(
    id: Id,
    options: HttpCallOptions<Id> = {},
  ): Promise<EndpointShapes[Id]['answer']> =>
    (await this.#callRow(
      { ...(firstRow(id) ?? (await laterRow(id))), retries: 0 },
      options,
    )) as EndpointShapes[Id]['answer'];

  /** Inlined answers are in the language of the server-rendered page. */
  dropFirst(): void {
    this.#firstData.clear();
  }

  dispose(): void {
    this.#ended.abort();
  }

  async #callRow(row: EndpointRow, options: AnyOptions): Promise<unknown> {
    if (row.idempotencyKey === true && options.idempotencyKey === undefined)
      throw new MissingIdempotencyKeyError(row.id);
    const first = this.#firstData.take(row.id, options.params, options.query);
    if (first !== undefined) return first.answer;
    const attempt: Attempt = { row, options, headers: {}, token: undefined, repeats: new Map() };
    for (;;) {
      try {
        return await this.#withRetries(attempt);
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        const headers = await this.#interceptors.recover(error, attempt.repeats, async () =>
          this.#refresh(attempt),
        );
        if (headers === undefined) throw error;
        attempt.headers = { ...attempt.headers, ...headers };
      }
    }
  }

  async #withRetries(attempt: Attempt): Promise<unknown> {
    const { row } = attempt;
    const mostRetries = this.#enter(row) ? row.retries : 0;
    this.#budget.earn();
    for (let retry = 0; ; retry += 1) {
      try {
        return await this.#once(attempt);
      } catch (error) {
        if (
          !(error instanceof HttpError) ||
          !row.idempotent ||
          retry >= mostRetries ||
          !isPassing(error.status)
        )
          throw error;
        const delayMs = retryDelayMs(retry, this.#random(), error.retryAfterMs);
        if (delayMs === undefined || !this.#budget.spend()) throw error;
        await this.#pause(delayMs, attempt);
      }
    }
  }

  async #once(attempt: Attempt): Promise<unknown> {
    const { row, options } = attempt;
    const session = this.#dependencies.session();
    attempt.token = await this.#token(row, session);
    const { userId } = session;
    const answer = await this.#fetch(attempt).catch((error: unknown) => {
      if (error instanceof HttpError) this.#note(row.path, error.status);
      throw error;
    });
    this.#note(row.path, 200);
    // The response belongs to a person who is no longer signed in: it is dropped.
    if (row.auth === 'bearer' && session.userId !== userId) throw cancelled(row.id, 'user_changed');
    if (options.signal?.aborted === true) throw cancelled(row.id, 'cancelled');
    return answer;
  }

  /** Throws for a service whose circuit is open. False: this call is the only probe. */
  #enter({ id, path }: EndpointRow): boolean {
    const waitMs = this.#circuits.enter(serviceOf(path), this.#dependencies.clock.monotonicMs());
    if (waitMs > 0)
      throw new HttpError(
        id,
        503,
        [
          {
            code: 'circuit_open',
            detail: `${serviceOf(path)} is left alone for ${waitMs} ms after its failures`,
          },
        ],
        waitMs,
      );
    return waitMs === 0;
  }

  /** A missing network (0) and a cancelled call say nothing about the service. */
  #note(path: string, status: number): void {
    if (status !== 0 && status !== 499)
      this.#circuits.note(
        serviceOf(path),
        isPassing(status) || status > 500,
        this.#dependencies.clock.monotonicMs(),
      );
  }

  async #token(row: EndpointRow, session: HttpSession): Promise<string | undefined> {
    if (row.auth !== 'bearer' && row.auth !== 'optional') return undefined;
    let token: string | undefined;
    try {
      token = await session.token();
    } catch (error) {
      if (row.auth === 'optional') return undefined;
      throw error instanceof HttpError
        ? new HttpError(row.id, error.status, error.errors, error.retryAfterMs)
        : error;
    }
    if (token === undefined && row.auth === 'bearer')
      throw new HttpError(row.id, 401, [{ code: 'signed_out', detail: 'Nobody is signed in' }]);
    return token;
  }

  /** Reads time and version of the platform from the headers. */
  #takeSigns({ headers }: Response, tookMs: number): void {
    const serverNowMs = Number(headers.get('X-Server-Now-Ms'));
    if (serverNowMs > 0) this.#dependencies.clock.synchronise(serverNowMs, tookMs);
    const version = headers.get('X-Site-Version');
    if (version !== null) this.#dependencies.onVersion?.(version);
  }

  async #fetch({ row, options, headers, token }: Attempt): Promise<unknown> {
    const { baseUrl, language, scheduler, clock } = this.#dependencies;
    const abort = new AbortController();
    let isTimeout = false;
    const endTimeout = scheduler.after(row.timeoutMs, () => {
      isTimeout = true;
      abort.abort();
    });
    const handleAbort = (): void => abort.abort();
    const signals = [options.signal, this.#ended.signal].filter((signal) => signal !== undefined);
    for (const signal of signals) {
      if (signal.aborted) abort.abort();
      signal.addEventListener('abort', handleAbort);
    }
    const url = baseUrl + buildUrl(row, options.params, options.query);
    const sentAtMs = clock.monotonicMs();
    try {
      const response = await (this.#dependencies.fetch ?? globalThis.fetch)(url, {
        method: row.method,
        credentials: 'same-origin',
        ...(row.isKeptAlive === true ? { keepalive: true } : {}),
        signal: abort.signal,
        headers: {
          Accept: 'application/json',
          'X-Language': language(),
          // A foreign page cannot send it: the platform refuses changes without it, with JSON or
          // with a token.
          ...(row.method === 'GET' ? {} : { 'X-Requested-With': 'fetch' }),
          ...(options.body === undefined || row.isForm === true
            ? {}
            : { 'Content-Type': row.isBinary === true ? binaryType : 'application/json' }),
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          ...(options.idempotencyKey === undefined
            ? {}
            : { 'X-Idempotency-Key': options.idempotencyKey }),
          ...options.headers,
          ...headers,
        },
        ...(options.body === undefined ? {} : { body: bodyOf(row, options.body) }),
      });
      if (!mayBeKept(response)) this.#takeSigns(response, clock.monotonicMs() - sentAtMs);
      const text = await response.text();
      if (!response.ok) {
        const { errors, exceptionCode } = parseErrorAnswer(text);
        throw new HttpError(
          row.id,
          response.status || 500,
          errors,
          parseRetryAfterMs(response.headers.get('Retry-After'), clock.nowMs()),
          exceptionCode,
        );
      }
      return row.isUnread === true ? undefined : parseAnswer(row.id, text);
    } catch (error) {
      if (error instanceof HttpError) throw error;
      if (isTimeout)
        throw new HttpError(row.id, 408, [
          { code: 'time_out', detail: `No answer within ${row.timeoutMs} ms` },
        ]);
      if (abort.signal.aborted) throw cancelled(row.id, 'cancelled');
      throw new HttpError(row.id, 0, [
        { code: 'network_error', detail: 'The platform cannot be reached' },
      ]);
    } finally {
      endTimeout();
      for (const signal of signals) signal.removeEventListener('abort', handleAbort);
    }
  }

  /**
   * Refreshes the token and repeats the call once; a newer token of another call or tab is used.
   */
  async #refresh({
    row,
    token,
  }: Attempt): Promise<{ readonly headers: Readonly<Record<string, string>> } | undefined> {
    if (token === undefined || (row.auth !== 'bearer' && row.auth !== 'optional')) return undefined;
    try {
      const fresh = await this.#dependencies.session().token({ isForced: true, rejected: token });
      return fresh === undefined ? undefined : { headers: {} };
    } catch {
      // The refresh reports its own failure; this call fails with the 401.
      return undefined;
    }
  }

  #pause(delayMs: number, { row, options }: Attempt): Promise<void> {
    return new Promise((resolve, reject) => {
      const handleAbort = (): void => {
        end();
        reject(cancelled(row.id, 'cancelled'));
      };
      const end = this.#dependencies.scheduler.after(delayMs, () => {
        options.signal?.removeEventListener('abort', handleAbort);
        resolve();
      });
      if (options.signal?.aborted === true) handleAbort();
      else options.signal?.addEventListener('abort', handleAbort, { once: true });
    });
  }
}

/** Endpoint row of a call that a page may make while it starts. */
function firstRow(id: EndpointId): EndpointRow | undefined {
  return id in endpointRows
    ? { id, ...defaultRow, ...endpointRows[id as keyof typeof endpointRows] }
    : undefined;
}

/** Endpoint row of any other call; their table is loaded on first use. */
async function laterRow(id: EndpointId): Promise<EndpointRow> {
  const { laterEndpointRows } =
    await import('../../../schemas/generated/laterEndpointRows.ts').catch(() => {
      throw new HttpError(id, 0, [
        { code: 'network_error', detail: 'The table of calls cannot be loaded' },
      ]);
    });
  return { id, ...defaultRow, ...laterEndpointRows[id as keyof typeof laterEndpointRows] };
}

/** A cache may serve the response minutes later, with its old time and version. */
function mayBeKept({ headers }: Response): boolean {
  return /max-age|immutable/.test(headers.get('Cache-Control') ?? '');
}

/** The platform's services are the first two segments of a path. */
function serviceOf(path: string): string {
  return path.split('/', 3).join('/');
}

function cancelled(endpoint: string, code: string): HttpError {
  return new HttpError(endpoint, 499, [{ code, detail: 'The call was cancelled' }]);
}

function parseAnswer(endpoint: string, text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new HttpError(endpoint, 500, [
      { code: 'malformed_answer', detail: 'The answer is not JSON' },
    ]);
  }
}

function bodyOf(row: EndpointRow, body: NonNullable<AnyOptions['body']>): BodyInit {
  if (row.isBinary === true) return body as ArrayBuffer;
  return row.isForm === true ? new URLSearchParams(Object.entries(body)) : JSON.stringify(body);
}
