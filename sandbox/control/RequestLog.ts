/** A request as received, for tests that count what a page sends. */
export interface LoggedRequest {
  readonly atMs: number;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const loggedHeaders = [
  'content-type',
  'origin',
  'x-captcha-result',
  'x-fingerprint',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-geo-country',
  'x-idempotency-key',
  'x-language',
  'x-real-ip',
  'x-requested-with',
];
const maxLogged = 5000;

export class RequestLog {
  #requests: LoggedRequest[] = [];

  async add(request: Request, atMs: number): Promise<void> {
    const url = new URL(request.url);
    const body = request.method === 'GET' ? '' : await request.clone().text();
    const headers = Object.fromEntries(
      loggedHeaders.flatMap((name) =>
        request.headers.has(name) ? [[name, request.headers.get(name) ?? '']] : [],
      ),
    );
    // The token is secret; tests need to know only that one was sent.
    if (request.headers.has('authorization')) headers['authorization'] = 'Bearer …';
    this.#requests.push({
      atMs,
      method: request.method,
      path: url.pathname,
      query: url.search.slice(1),
      headers,
      body: redact(body),
    });
    if (this.#requests.length > maxLogged) this.#requests = this.#requests.slice(-maxLogged / 2);
  }

  of(path: string | undefined): LoggedRequest[] {
    return this.#requests.filter(
      (request) =>
        path === undefined ||
        request.path === path ||
        (path.endsWith('*') && request.path.startsWith(path.slice(0, -1))),
    );
  }

  clear(): void {
    this.#requests = [];
  }
}

function redact(body: string): string {
  return body.replace(
    /("(?:uPassword|password|current|token|code)"\s*:\s*)"(?:[^"\\]|\\.)*"/g,
    '$1"…"',
  );
}
