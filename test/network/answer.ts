import { http, HttpResponse, type HttpHandler } from 'msw';
import { endpoints } from '../../schemas/generated/endpoints.ts';
import type { EndpointId, EndpointShapes } from '../../schemas/generated/endpoints.ts';
import { server } from './server.ts';

/** A call as received by the platform. */
export interface ReceivedCall<Id extends EndpointId> {
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: EndpointShapes[Id]['request'];
}

type Answer<Id extends EndpointId> =
  | EndpointShapes[Id]['answer']
  | Response
  | ((
      call: ReceivedCall<Id>,
    ) =>
      | EndpointShapes[Id]['answer']
      | Response
      | Promise<EndpointShapes[Id]['answer'] | Response>);

/** Answers a call until the test ends: a value or a function. Returns the requests. */
export function answer<Id extends EndpointId>(
  id: Id,
  given: Answer<Id>,
): readonly ReceivedCall<Id>[] {
  const calls: ReceivedCall<Id>[] = [];
  server.use(
    handlerOf(id, async (call) => {
      calls.push(call);
      const made: unknown =
        typeof given === 'function'
          ? await (given as (call: ReceivedCall<Id>) => unknown)(call)
          : given;
      return made instanceof Response ? made.clone() : HttpResponse.json(made ?? null);
    }),
  );
  return calls;
}

/** An error in the platform's format. */
export function refusal(
  status: number,
  code: string | number,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return HttpResponse.json(
    { errors: [{ code, detail: `detail of ${code}` }] },
    { status, headers },
  );
}

function handlerOf<Id extends EndpointId>(
  id: Id,
  respond: (call: ReceivedCall<Id>) => Promise<Response>,
): HttpHandler {
  const { method, path } = endpoints[id];
  const { get: GET, post: POST, put: PUT, patch: PATCH, delete: DELETE } = http;
  const listen = { GET, POST, PUT, PATCH, DELETE }[method];
  return listen(`*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, async ({ request, params }) => {
    const { pathname, searchParams } = new URL(request.url);
    const text = await request.text();
    return respond({
      path: pathname,
      params: params as Record<string, string>,
      query: searchParams,
      headers: request.headers,
      body: readBody(text, request.headers) as EndpointShapes[Id]['request'],
    });
  });
}

function readBody(text: string, headers: Headers): unknown {
  if (text === '') return undefined;
  return headers.get('Content-Type')?.includes('json') === true
    ? (JSON.parse(text) as unknown)
    : Object.fromEntries(new URLSearchParams(text));
}
