/** What a test's platform received. */
export interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

type Answer = (
  request: ReceivedRequest,
  signal: AbortSignal | null | undefined,
) => Response | Promise<Response>;

/** Stands in for fetch where a test needs faults that no server makes on demand. Keeps every request. */
export class FakePlatform {
  readonly requests: ReceivedRequest[] = [];
  answer: Answer = () => json({});

  readonly fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const request: ReceivedRequest = {
      method: init.method ?? 'GET',
      url,
      headers: Object.fromEntries(new Headers(init.headers)),
      body:
        typeof init.body === 'string' || init.body instanceof URLSearchParams
          ? init.body.toString()
          : undefined,
    };
    this.requests.push(request);
    // As the browser does: a request that was aborted before it began is never sent.
    init.signal?.throwIfAborted();
    return this.answer(request, init.signal);
  };

  /** One answer after the other; the last one stays. */
  script(...answers: readonly Answer[]): void {
    let next = 0;
    this.answer = (request, signal) => {
      const answer = answers[Math.min(next, answers.length - 1)];
      next += 1;
      if (answer === undefined) throw new Error('FakePlatform.script needs at least one answer');
      return answer(request, signal);
    };
  }
}

/** A JSON answer. */
export function json(
  body: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}

/** An error answer of the contract. */
export function failure(
  status: number,
  code: string | number,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return json({ errors: [{ code, detail: `detail of ${code}` }] }, status, headers);
}

/** Never answers; ends when the call is aborted. */
export function silence(
  _request: ReceivedRequest,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  return new Promise((_resolve, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
  );
}
