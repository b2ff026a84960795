import { http, HttpResponse } from 'msw';
import { refusal } from './answer.ts';
import { platformPaths, server } from './server.ts';

export interface AnsweredCall {
  readonly path: string;
  readonly body: unknown;
}

/** Answer to a path: a value as JSON, or a status with an error code. */
export type PathAnswer =
  | { readonly json: unknown }
  | { readonly status: number; readonly code: string | number; readonly retryAfterS?: number };

/** Answers calls by path until the test ends, others with 404. Returns the requests. */
export function answerPaths(
  answers: Readonly<Record<string, PathAnswer | (() => PathAnswer | Promise<PathAnswer>)>>,
): readonly AnsweredCall[] {
  const calls: AnsweredCall[] = [];
  answerWith(async (request) => {
    const { pathname } = new URL(request.url);
    const text = await request.text();
    calls.push({ path: pathname, body: text === '' ? undefined : (JSON.parse(text) as unknown) });
    const given = answers[pathname] ?? { status: 404, code: 'not_found' };
    const answer = typeof given === 'function' ? await given() : given;
    if ('json' in answer) return HttpResponse.json(JSON.parse(JSON.stringify(answer.json)));
    const { status, code, retryAfterS } = answer;
    return refusal(
      status,
      code,
      retryAfterS === undefined ? {} : { 'Retry-After': `${retryAfterS}` },
    );
  });
  return calls;
}

/** Answers every call of the page to the platform until the test ends. */
export function answerWith(respond: (request: Request) => Response | Promise<Response>): void {
  server.use(
    http.all(
      ({ request }) => isOfPlatform(request.url),
      ({ request }) => respond(request),
    ),
  );
}

function isOfPlatform(url: string): boolean {
  return platformPaths.test(new URL(url).pathname);
}
