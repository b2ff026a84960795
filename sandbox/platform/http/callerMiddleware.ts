import type { Context, MiddlewareHandler } from 'hono';
import { networkOf } from '../../../process/networkOf.ts';
import type { Caller } from './Caller.ts';
import { callHost } from './callHost.ts';
import type { SandboxEnv } from './SandboxApp.ts';

/** Resolves the caller from the edge's headers; those of other callers are not trusted. */
export function callerMiddleware(trustsEdge: boolean): MiddlewareHandler<SandboxEnv> {
  return async (context, next) => {
    const caller = readCaller(context, trustsEdge);
    context.set('caller', caller);
    // Calls of the support desk or a provider have no host of the recipient of an e-mail.
    if (/^\/(?:sandbox|[a-z]+-hook)\//.test(context.req.path)) await next();
    else await callHost.run(caller.host, next);
  };
}

function readCaller({ req, env }: Context<SandboxEnv>, trustsEdge: boolean): Caller {
  const said = (name: string): string | undefined => (trustsEdge ? req.header(name) : undefined);
  const { host, protocol } = new URL(req.url);
  const country = said('x-geo-country') ?? '';
  const address =
    said('x-real-ip') ?? env?.personAddress ?? env?.incoming?.socket.remoteAddress ?? 'unknown';
  return {
    address,
    source: networkOf(address),
    host: said('x-forwarded-host') ?? req.header('host') ?? host,
    isHttps: (said('x-forwarded-proto') ?? protocol.replace(':', '')) === 'https',
    country: /^[A-Z]{2}$/.test(country) ? country : '',
  };
}
