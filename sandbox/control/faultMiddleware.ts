import type { MiddlewareHandler } from 'hono';
import type { SandboxEnv } from '../platform/http/SandboxApp.ts';
import type { Timers } from '../platform/time/Timers.ts';
import type { HttpFaults, ChallengeChecks } from './HttpFaults.ts';

/** Marks an answer as lost for in-memory callers, which have no socket to lose. */
export const lostHeader = 'X-Sandbox-Lost';

/**
 * Destroys the socket if it is known; otherwise fails the body, which makes a Node server do so.
 */
function loseConnection(
  incoming: { readonly socket: { destroy: () => unknown } } | undefined,
): Response {
  if (incoming !== undefined) {
    incoming.socket.destroy();
    // The Node server must not answer on a destroyed socket.
    return new Response(null, { status: 200, headers: { 'x-hono-already-sent': 'true' } });
  }
  const body = new ReadableStream({
    start: (controller) => controller.error(new Error('The connection was dropped, as ordered')),
  });
  return new Response(body, { status: 200, headers: { [lostHeader]: '1' } });
}

/** Applies the faults that a test has set. */
export function faultMiddleware(
  faults: HttpFaults,
  timers: Timers,
  checksOf: (request: Request) => ChallengeChecks,
): MiddlewareHandler<SandboxEnv> {
  return async (context, next) => {
    const fault = context.req.path.startsWith('/sandbox/')
      ? undefined
      : faults.takeNext(context.req.method, context.req.path, checksOf(context.req.raw));
    if (fault === undefined) return next();
    if (fault.delayMs !== undefined)
      await new Promise<void>((resolve) => timers.after(fault.delayMs ?? 0, resolve));
    if (fault.drop === 'before') return loseConnection(context.env?.incoming);
    if (fault.captcha === true)
      return context.json(
        { errors: [{ code: 100, detail: 'Solve the captcha and repeat with X-Captcha-Result' }] },
        400,
      );
    if (fault.fingerprint === true)
      return context.json(
        {
          errors: [
            { code: 120, detail: 'Send a record of the browser and repeat with X-Fingerprint' },
          ],
        },
        400,
      );
    if (fault.status !== undefined) {
      const hasBody = fault.status !== 204 && fault.status !== 304;
      const body = fault.body ?? {
        errors: [{ code: 'fault', detail: `Fault with status ${fault.status}, as ordered` }],
      };
      return new Response(
        hasBody ? (typeof body === 'string' ? body : JSON.stringify(body)) : null,
        {
          status: fault.status,
          headers: { 'Content-Type': 'application/json', ...fault.headers },
        },
      );
    }
    await next();
    if (fault.drop === 'after') {
      const lost = loseConnection(context.env?.incoming);
      // Setting a response merges the headers of the previous one; a lost answer has none.
      context.res = undefined;
      context.res = lost;
    }
    return undefined;
  };
}
