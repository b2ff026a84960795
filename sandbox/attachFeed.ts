import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData } from 'ws';
import { isAllowedOrigin } from './http/isAllowedOrigin.ts';
import type { Sandbox } from './createSandbox.ts';

const feedPath = '/feed/v1';
const maxMessageBytes = 16_384;

/** Serves /feed/v1 on a Node server; upgrades of other paths are left to others. Returns what takes it off again. */
export function attachFeed(server: Server, sandbox: Pick<Sandbox, 'feed' | 'allowedHosts'>): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxMessageBytes, perMessageDeflate: false });
  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const path = new URL(request.url ?? '/', 'http://feed').pathname;
    if (path !== feedPath) return;
    const { origin, host } = request.headers;
    if (!isAllowedOrigin(origin, host, sandbox.allowedHosts)) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (client) => {
      const peer = sandbox.feed.accept(
        {
          send: (text) => client.send(text),
          close: (code, reason) => client.close(code, reason),
          get bufferedAmount() {
            return client.bufferedAmount;
          },
          origin,
        },
        host,
        sandbox.allowedHosts,
      );
      client.on('message', (data: RawData, isBinary: boolean) => peer.receive(isBinary || !Buffer.isBuffer(data) ? '' : data.toString()));
      client.on('close', () => peer.closed());
      client.on('error', () => peer.closed());
    });
  };
  server.on('upgrade', onUpgrade);
  return () => {
    server.off('upgrade', onUpgrade);
    sockets.close();
  };
}
