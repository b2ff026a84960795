import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Duplex } from 'node:stream';
import { proxy } from 'hono/proxy';
import { personAddress } from './personAddress.ts';
import { timeLimit } from './timeLimit.ts';
import { isPlatformPath, PlatformUnreachableError, type Platform } from './Platform.ts';

/** Headers about the person that are passed on only from a trusted balancer. */
const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'x-geo-country'];

const timeoutMs = 30_000;

/**
 * Passes calls and sockets on to the platform's address, a balancer's headers with `trustsProxy`.
 */
export function remotePlatform(
  baseUrl: string,
  { trustsProxy = false }: { readonly trustsProxy?: boolean } = {},
): Platform {
  const base = new URL(baseUrl);
  const targetOf = ({ pathname, search }: URL): URL =>
    new URL(`${base.pathname.replace(/\/$/, '')}${pathname}${search}`, base);
  return {
    async fetch(request, bindings) {
      const url = new URL(request.url);
      const headers = new Headers(request.headers);
      for (const name of ['host', 'content-length', ...(trustsProxy ? [] : proxyHeaders)])
        headers.delete(name);
      if (bindings?.personAddress !== undefined) headers.set('x-real-ip', bindings.personAddress);
      if (bindings?.requestId !== undefined) headers.set('x-request-id', bindings.requestId);
      if (bindings?.traceparent !== undefined) headers.set('traceparent', bindings.traceparent);
      headers.set('x-forwarded-host', url.host);
      headers.set('x-forwarded-proto', url.protocol.replace(':', ''));
      // Not ended with the headers, because the body may stop, too.
      const limit = timeLimit(timeoutMs, request.signal);
      try {
        return await proxy(targetOf(url), {
          // The constructor of Request takes no request of Hono's Node server.
          raw: new Request(request.url, {
            method: request.method,
            headers,
            body: request.body,
            duplex: 'half',
          } as RequestInit),
          redirect: 'manual',
          signal: limit.signal,
        });
      } catch (error) {
        limit.end();
        if (request.signal.aborted) throw error;
        const isLate = error instanceof Error && error.name === 'TimeoutError';
        throw new PlatformUnreachableError(isLate ? 'time-out' : 'unreachable', error);
      }
    },
    attach(server) {
      server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
        socket.on('error', () => socket.destroy());
        // The address is untrusted: an invalid one must not end the process.
        const url = URL.parse(request.url ?? '/', 'http://edge');
        if (url === null || url.origin !== 'http://edge' || !isPlatformPath(url.pathname))
          return void socket.destroy();
        const target = targetOf(url);
        const headers = Object.fromEntries(
          Object.entries(request.headers).filter(
            ([name]) => trustsProxy || !proxyHeaders.includes(name),
          ),
        );
        const address = personAddress(
          String(request.headers['x-forwarded-for'] ?? ''),
          { incoming: request },
          trustsProxy,
        );
        const call = (target.protocol === 'https:' ? httpsRequest : httpRequest)(target, {
          headers: {
            ...headers,
            host: target.host,
            'x-forwarded-host': request.headers.host ?? '',
            ...(address === undefined ? {} : { 'x-real-ip': address }),
          },
        });
        call.on('upgrade', (answer, remote, remoteHead) => {
          const lines = answer.rawHeaders.flatMap((name, index) =>
            index % 2 === 0 ? [`${name}: ${answer.rawHeaders[index + 1] ?? ''}`] : [],
          );
          socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
          if (remoteHead.length > 0) socket.write(remoteHead);
          if (head.length > 0) remote.write(head);
          remote.pipe(socket).pipe(remote);
          remote.on('error', () => socket.destroy());
        });
        call.on('response', () => socket.destroy());
        call.on('error', () => socket.destroy());
        socket.on('error', () => call.destroy());
        call.end();
      });
    },
  };
}
