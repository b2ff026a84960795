import type { MiddlewareHandler } from 'hono';
import { ApiError } from './ApiError.ts';
import type { IncidentLog } from '../../../process/IncidentLog.ts';
import { isAllowedOrigin } from './isAllowedOrigin.ts';
import type { SandboxApp, SandboxEnv } from './SandboxApp.ts';

/** Platform time on every answer, so that a page can correct its clock. */
const serverTimeHeader = 'X-Server-Now-Ms';

/** Configuration version on every answer: pages without a socket notice changes. */
const siteVersionHeader = 'X-Site-Version';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Language of texts: the header, then the query, then English. */
export function languageMiddleware(): MiddlewareHandler<SandboxEnv> {
  return async (context, next) => {
    const wished =
      context.req.header('x-language') ??
      context.req.query('lng') ??
      context.req.query('lang') ??
      '';
    context.set('language', /^[a-z]{2}$/.test(wished) ? wished : 'en');
    await next();
  };
}

/** A provider returns the person by a form on its own page; the call itself changes nothing. */
const returnOfProvider = /^\/web-api\/auth\/v1\/oauth\/[a-z]+\/return$/;

/** A foreign page can neither set these headers nor come from an allowed origin. */
export function crossSiteMiddleware(
  allowedHosts: readonly string[],
): MiddlewareHandler<SandboxEnv> {
  return async (context, next) => {
    const isReturn = context.req.method === 'POST' && returnOfProvider.test(context.req.path);
    if (!safeMethods.has(context.req.method) && !isReturn) {
      const isOwn = isAllowedOrigin(
        context.req.header('origin'),
        context.var.caller.host,
        allowedHosts,
      );
      const isDeliberate =
        context.req.header('authorization') !== undefined ||
        context.req.header('x-requested-with') !== undefined ||
        (context.req.header('content-type') ?? '').toLowerCase().startsWith('application/json');
      if (!isOwn || !isDeliberate)
        throw new ApiError(
          403,
          'cross_site',
          'A call that changes something comes from the site itself, with JSON, Authorization or X-Requested-With',
        );
    }
    await next();
  };
}

/** Turns every refusal, unknown path and unexpected error into an ErrorAnswer. */
export function addErrorAnswers(
  app: SandboxApp,
  nowMs: () => number,
  incidents: IncidentLog,
): void {
  const headers = (): Record<string, string> => ({
    [serverTimeHeader]: String(nowMs()),
    'Cache-Control': 'no-store',
  });
  app.notFound((context) =>
    context.json(
      {
        errors: [
          {
            code: 'not_found',
            detail: `There is no ${context.req.method} ${context.req.path.slice(0, 200)}`,
          },
        ],
      },
      404,
      headers(),
    ),
  );
  app.onError((error, context) => {
    if (error instanceof ApiError)
      return context.json(error.answer(), error.status as 400, { ...headers(), ...error.headers });
    // The caller has disconnected, which is no error.
    if (context.req.raw.signal.aborted) return context.body(null, 408, headers());
    if (isStorageFault(error)) {
      incidents.add('storage-failed', error);
      return context.json(
        {
          errors: [
            { code: 'storage_unavailable', detail: 'Nothing can be stored just now: try again' },
          ],
        },
        503,
        { ...headers(), 'Retry-After': '5' },
      );
    }
    incidents.add('call-failed', error);
    return context.json(
      { errors: [{ code: 'internal', detail: 'Something unexpected happened; it was logged' }] },
      500,
      headers(),
    );
  });
}

/** Primary codes of SQLite: busy, read-only, I/O error, full, cannot open. */
const storageFaults = new Set([5, 6, 8, 10, 13, 14]);

function isStorageFault(error: Error): boolean {
  return (
    'errcode' in error &&
    typeof error.errcode === 'number' &&
    // The extended code is in the higher bytes.
    storageFaults.has(error.errcode % 256)
  );
}

export function answerHeadersMiddleware(
  nowMs: () => number,
  siteVersion: () => string | undefined,
): MiddlewareHandler<SandboxEnv> {
  return async (context, next) => {
    await next();
    const version = siteVersion();
    context.res.headers.set(serverTimeHeader, String(nowMs()));
    if (version !== undefined) context.res.headers.set(siteVersionHeader, version);
    if (!context.res.headers.has('Cache-Control'))
      context.res.headers.set('Cache-Control', 'no-store');
  };
}
