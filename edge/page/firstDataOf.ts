import type { PageMatch } from '../../core/runtime/routes/findPage.ts';
import type { PlannedRoute } from '../../core/runtime/plan/Plan.ts';
import { endpoints } from '../../schemas/generated/endpoints.ts';
import type { Visit } from '../visit/Visit.ts';
import type { PageSources } from './PageSources.ts';

/** An answer inlined in the page, and the call that it answers. */
export interface InlinedAnswer {
  readonly endpoint: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly answer: unknown;
}

const largestBytes = 256 * 1024;

/** Makes the calls of a route for its first data; the page repeats those that are late or fail. */
export async function firstDataOf(
  { route, params: parameters }: PageMatch,
  { language, origin }: Pick<Visit, 'language' | 'origin'>,
  { platform, limitMs, answerChecks }: Pick<PageSources, 'platform' | 'limitMs' | 'answerChecks'>,
  signal: AbortSignal | null,
): Promise<InlinedAnswer[]> {
  const answers = route.firstData.map(
    async ({ endpoint, params, query }): Promise<InlinedAnswer | undefined> => {
      const filled = {
        ...(params === undefined ? {} : { params: fill(params, parameters) }),
        ...(query === undefined ? {} : { query: fill(query, parameters) }),
      };
      const path = endpoints[endpoint].path.replace(/\{(\w+)\}/g, (_all, name: string) =>
        encodeURIComponent(filled.params?.[name] ?? ''),
      );
      const search = query === undefined ? '' : `?${new URLSearchParams(filled.query).toString()}`;
      const request = new Request(`${origin}${path}${search}`, {
        headers: { Accept: 'application/json', 'X-Language': language },
        signal,
      });
      const check = answerChecks[endpoint];
      const reply = await platform.ask(request, { limitMs, bytesMax: largestBytes, check });
      return reply.kind === 'answer' ? { endpoint, ...filled, answer: reply.value } : undefined;
    },
  );
  return (await Promise.all(answers)).filter((answer) => answer !== undefined);
}

/**
 * Answers of a route in the order of its calls; undefined for a missing one. If a route makes the
 * same call for several things, each gets the answer at its own position.
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

/** `{sport}` becomes the number of the path parameter `12-football`, else the whole parameter. */
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
