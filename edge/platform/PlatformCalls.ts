import { tryGetContext } from 'hono/context-storage';
import type {
  SchemaCheck,
  SchemaFault,
} from '../../core/runtime/configuration/checkConfiguration.ts';
import type { EdgeEnvironment } from '../EdgeEnvironment.ts';
import { endpointOf } from '../operation/endpointOf.ts';
import { FailureLog } from '../operation/FailureLog.ts';
import { Metrics } from '../operation/Metrics.ts';
import { PlatformUnreachableError, type Platform, type PlatformBindings } from './Platform.ts';
import { readLimited } from './readLimited.ts';
import { timeLimit } from './timeLimit.ts';

/** Why a call failed. */
export type FailureReason =
  | 'unreachable'
  | 'time-out'
  | `status ${number}`
  | 'too large'
  | 'no JSON'
  | 'schema';

export type PlatformReply<Answer> =
  | { readonly kind: 'answer'; readonly value: Answer; readonly headers: Headers }
  /** Any other status than 200; the caller decides what it means. */
  | { readonly kind: 'refused'; readonly status: number }
  /** Already counted and logged. */
  | { readonly kind: 'failed'; readonly reason: FailureReason }
  /** Aborted by the edge, which no longer needs the answer. */
  | { readonly kind: 'dropped' };

export interface AskOptions<Answer> {
  readonly limitMs: number;
  readonly check?: AnswerCheck<Answer> | undefined;
  readonly bytesMax?: number;
}

export interface PlatformCallsOptions {
  readonly metrics?: Metrics;
  readonly failures?: FailureLog;
}

export type AnswerCheck<Answer> = ((value: unknown) => value is Answer) & {
  errors?: SchemaCheck<Answer>['errors'];
};

const mebibyte = 1024 * 1024;

/** Counts every call to the platform, logs failures, and adds request id and trace. */
export class PlatformCalls {
  readonly #platform: Pick<Platform, 'fetch'>;
  readonly #metrics: Metrics;
  readonly #failures: FailureLog;

  constructor(
    platform: Pick<Platform, 'fetch'>,
    { metrics = new Metrics(), failures = new FailureLog() }: PlatformCallsOptions = {},
  ) {
    this.#platform = platform;
    this.#metrics = metrics;
    this.#failures = failures;
  }

  /** Proxies a browser's call. */
  async pass(request: Request, bindings: PlatformBindings): Promise<Response> {
    try {
      return await this.#send(request, bindings);
    } catch (error) {
      const reason = reasonOf(error);
      if (reason !== undefined) this.failed(request, reason);
      if (!(error instanceof PlatformUnreachableError)) throw error;
      return Response.json(
        { errors: [{ code: 'platform_unreachable', detail: 'The platform does not answer' }] },
        { status: 502, headers: { 'Retry-After': '5', 'Cache-Control': 'no-store' } },
      );
    }
  }

  /** Makes a call of the edge itself. Never rejects. */
  async ask<Answer = unknown>(
    question: Request,
    { limitMs, check, bytesMax = mebibyte }: AskOptions<Answer>,
  ): Promise<PlatformReply<Answer>> {
    const limit = timeLimit(limitMs, question.signal);
    const request = new Request(question, { signal: limit.signal });
    const fail = (reason: FailureReason, detail?: string): PlatformReply<Answer> => {
      this.failed(request, reason, detail);
      return { kind: 'failed', reason };
    };
    try {
      const ended = aborted(limit.signal);
      const answer = await Promise.race([this.#send(request, {}), ended]);
      if (answer.status !== 200)
        return isFailure(answer.status)
          ? { kind: 'failed', reason: `status ${answer.status}` }
          : { kind: 'refused', status: answer.status };
      const text = await Promise.race([readLimited(answer, bytesMax), ended]);
      if (text === undefined) return fail('too large', `more than ${bytesMax} bytes`);
      const value = parse(text);
      if (value === undefined) return fail('no JSON');
      if (check !== undefined && !check(value.json)) return fail('schema', faultsOf(check.errors));
      return { kind: 'answer', value: value.json as Answer, headers: answer.headers };
    } catch (error) {
      const reason = reasonOf(error);
      return reason === undefined ? { kind: 'dropped' } : fail(reason);
    } finally {
      limit.end();
    }
  }

  /** Counts and logs an unusable answer. */
  failed(request: Request, reason: FailureReason, detail?: string): void {
    const context = tryGetContext<EdgeEnvironment>();
    const endpoint = endpointOf(request);
    const brand = context?.get('brand') ?? '';
    this.#metrics.add('grandstand_platform_failures_total', { brand, endpoint, reason });
    this.#failures.add({
      requestId: context?.get('requestId') ?? '',
      brand,
      endpoint,
      reason,
      ...(detail === undefined || detail === '' ? {} : { detail }),
    });
  }

  async #send(request: Request, bindings: PlatformBindings): Promise<Response> {
    const context = tryGetContext<EdgeEnvironment>();
    const endpoint = endpointOf(request);
    const count = (result: string): void => {
      this.#metrics.add('grandstand_platform_calls_total', { endpoint, result });
    };
    try {
      const answer = await this.#platform.fetch(request, {
        ...bindings,
        requestId: context?.get('requestId'),
        traceparent: context?.req.header('traceparent'),
      });
      count(String(answer.status));
      if (isFailure(answer.status)) this.failed(request, `status ${answer.status}`);
      return answer;
    } catch (error) {
      count(reasonOf(error) ?? 'dropped');
      throw error;
    }
  }
}

/** 429 counts as a failure of the platform; every other status below 500 is an answer. */
function isFailure(status: number): boolean {
  return status >= 500 || status === 429;
}

/** Undefined when the caller has aborted the call. */
function reasonOf(error: unknown): FailureReason | undefined {
  if (error instanceof PlatformUnreachableError) return error.reason;
  const { name } = error instanceof Error ? error : { name: '' };
  return name === 'TimeoutError' ? 'time-out' : name === 'AbortError' ? undefined : 'unreachable';
}

/** Rejects when the signal aborts, because a platform in this process ignores signals. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const end = (): void => reject(signal.reason as Error);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}

function parse(text: string): { readonly json: unknown } | undefined {
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

function faultsOf(faults: readonly SchemaFault[] | null | undefined): string {
  return (faults ?? [])
    .slice(0, 5)
    .map((fault) => `${fault.instancePath} ${fault.message ?? fault.keyword}`)
    .join('; ');
}
