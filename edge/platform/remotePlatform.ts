import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { Socket } from 'node:net';
import { pipeline, type Duplex } from 'node:stream';
import { proxy } from 'hono/proxy';
import { passedSocketHeaders } from './passedHeaders.ts';
import { timeLimit } from './timeLimit.ts';
import { isPlatformPath, PlatformUnreachableError, type Platform } from './Platform.ts';

const timeoutMs = 30_000;
/** Time for the platform to answer an upgrade. */
const upgradeLimitMs = 10_000;
/** The feed sends a heartbeat every 5 s; a socket that is silent for longer is dead. */
const idleLimitMs = 90_000;

export interface RemotePlatformOptions {
  readonly trustsProxy?: boolean;
  readonly upgradeLimitMs?: number;
  readonly idleLimitMs?: number;
}

/**
 * Proxies calls and sockets to the platform's address, with a balancer's headers if `trustsProxy`.
 */
export function remotePlatform(baseUrl: string, options: RemotePlatformOptions = {}): Platform {
  const base = new URL(baseUrl);
  const targetOf = ({ pathname, search }: URL): URL =>
    new URL(`${base.pathname.replace(/\/$/, '')}${pathname}${search}`, base);
  return {
    async fetch(request, bindings) {
      const url = new URL(request.url);
      const headers = new Headers(request.headers);
      for (const name of ['host', 'content-length']) headers.delete(name);
      if (bindings?.requestId !== undefined) headers.set('x-request-id', bindings.requestId);
      if (bindings?.traceparent !== undefined) headers.set('traceparent', bindings.traceparent);
      // A call of the edge itself names the host by its address.
      if (!headers.has('x-forwarded-host')) headers.set('x-forwarded-host', url.host);
      if (!headers.has('x-forwarded-proto'))
        headers.set('x-forwarded-proto', url.protocol.replace(':', ''));
      // The limit also covers the body, which may stall.
      const limit = timeLimit(timeoutMs, request.signal);
      try {
        return await proxy(targetOf(url), {
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
        if (socket.writableEnded) return;
        socket.on('error', () => socket.destroy());
        // The address is untrusted: an invalid one must not end the process.
        const url = URL.parse(request.url ?? '/', 'http://edge');
        if (url === null || url.origin !== 'http://edge' || !isPlatformPath(url.pathname))
          return void socket.destroy();
        passSocket({ request, socket, head }, targetOf(url), options);
      });
    },
  };
}

interface AskedSocket {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Buffer;
}

/** Connects the browser's socket to one of the platform; each ends with the other. */
function passSocket(
  { request, socket, head }: AskedSocket,
  target: URL,
  {
    trustsProxy = false,
    upgradeLimitMs: answerLimitMs = upgradeLimitMs,
    idleLimitMs: stillLimitMs = idleLimitMs,
  }: RemotePlatformOptions,
): void {
  const call = (target.protocol === 'https:' ? httpsRequest : httpRequest)(target, {
    headers: {
      ...Object.fromEntries(passedSocketHeaders(request, trustsProxy)),
      host: target.host,
    },
    agent: false,
  });
  const drop = (): void => {
    call.destroy();
    socket.destroy();
  };
  const limit = setTimeout(drop, answerLimitMs);
  socket.once('close', () => {
    clearTimeout(limit);
    call.destroy();
  });
  call.on('upgrade', (answer, remote, remoteHead) => {
    clearTimeout(limit);
    const lines = answer.rawHeaders.flatMap((name, index) =>
      index % 2 === 0 ? [`${name}: ${answer.rawHeaders[index + 1] ?? ''}`] : [],
    );
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
    if (remoteHead.length > 0) socket.write(remoteHead);
    if (head.length > 0) remote.write(head);
    const end = (): void => {
      socket.destroy();
      remote.destroy();
    };
    for (const each of [socket, remote])
      if (each instanceof Socket) each.setTimeout(stillLimitMs, end);
    // A destroyed stream cannot be piped, although its `close` event is not yet emitted.
    if (socket.destroyed || remote.destroyed) return end();
    pipeline(remote, socket, end);
    pipeline(socket, remote, end);
  });
  call.on('response', (answer) => {
    answer.destroy();
    socket.end(
      `HTTP/1.1 ${answer.statusCode ?? 502} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    );
  });
  call.on('error', drop);
  call.end();
}
