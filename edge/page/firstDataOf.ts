import type { PageMatch } from '../../core/runtime/routes/findPage.ts';
import type { PlannedRoute } from '../../core/runtime/plan/Plan.ts';
import { endpoints } from '../../schemas/generated/endpoints.ts';
import type { AnswerCheck, PlatformCalls } from '../platform/PlatformCalls.ts';

/** An answer that the page gets with its HTML, and the call that it answers. */
export interface InlinedAnswer {
  readonly endpoint: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly answer: unknown;
}

export interface FirstDataOptions {
  readonly match: PageMatch;
  readonly language: string;
  readonly origin: string;
  readonly platform: Pick<PlatformCalls, 'ask'>;
  readonly limitMs: number;
  /** One that breaks its schema is left out. */
  readonly answerChecks: AnswerChecks;
  /** Aborts the calls. */
  readonly signal?: AbortSignal;
}

/** The check of the answer of an endpoint; by its id. */
export type AnswerChecks = Readonly<Record<string, AnswerCheck<unknown>>>;

const largestBytes = 256 * 1024;

/** Makes the calls of a route for its first data; the page repeats those that are late or fail. */
export async function firstDataOf({
  match,
  language,
  origin,
  platform,
  limitMs,
  answerChecks,
  signal,
}: FirstDataOptions): Promise<InlinedAnswer[]> {
  const calls = match.route.firstData.map(
    async ({ endpoint, params, query }): Promise<InlinedAnswer | undefined> => {
      const filled = {
        ...(params === undefined ? {} : { params: fill(params, match.params) }),
        ...(query === undefined ? {} : { query: fill(query, match.params) }),
      };
      const path = endpoints[endpoint].path.replace(/\{(\w+)\}/g, (_all, name: string) =>
        encodeURIComponent(filled.params?.[name] ?? ''),
      );
      const search =
        filled.query === undefined ? '' : `?${new URLSearchParams(filled.query).toString()}`;
      const request = new Request(`${origin}${path}${search}`, {
        headers: { Accept: 'application/json', 'X-Language': language },
        ...(signal === undefined ? {} : { signal }),
      });
      const reply = await platform.ask(request, {
        limitMs,
        bytesMax: largestBytes,
        ...(answerChecks[endpoint] === undefined ? {} : { check: answerChecks[endpoint] }),
      });
      return reply.kind === 'answer' ? { endpoint, ...filled, answer: reply.value } : undefined;
    },
  );
  return (await Promise.all(calls)).filter((answer) => answer !== undefined);
}

/**
 * The answers of a route in the order of its calls; undefined where one did not come. Where a route
 * makes the same call for several things, each has the answer of its place.
 */
export function answersOf(route: PlannedRoute, firstData: readonly InlinedAnswer[]): unknown[] {
  const left = [...firstData];
  return route.firstData.map((call) => {
    const index = left.findIndex(
      (each) => each.endpoint === call.endpoint && isSameCall(each.query, call.query),
    );
    return index === -1 ? undefined : left.splice(index, 1)[0]?.answer;
  });
}

/** A value with a `{parameter}` matches any value. */
function isSameCall(
  filled: InlinedAnswer['query'] = {},
  declared: InlinedAnswer['query'] = {},
): boolean {
  const names = Object.keys(declared);
  return (
    names.length === Object.keys(filled).length &&
    names.every((name) => declared[name]?.includes('{') === true || filled[name] === declared[name])
  );
}

/** `{sport}` is the number of the path parameter `12-football`, else the whole parameter. */
function fill(
  values: Readonly<Record<string, string>>,
  params: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      value.replace(
        /\{(\w+)\}/g,
        (_all, name: string) => /^\d+/.exec(params[name] ?? '')?.[0] ?? params[name] ?? '',
      ),
    ]),
  );
}
