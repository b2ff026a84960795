import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData } from 'ws';
import { isAllowedOrigin } from './platform/http/isAllowedOrigin.ts';
import type { Sandbox } from './createSandbox.ts';

const feedPath = '/feed/v1';
const maxMessageBytes = 16_384;

/**
 * Serves /feed/v1 on a Node server and leaves other upgrades to other listeners, if any. Returns a
 * function that detaches it.
 */
export function attachFeed(
  server: Server,
  sandbox: Pick<Sandbox, 'feed' | 'allowedHosts'>,
  hostOf: (request: IncomingMessage) => string | undefined = ({ headers }) => headers.host,
): () => void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxMessageBytes,
    perMessageDeflate: false,
  });
  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    // Another listener that limits sockets has refused it already.
    if (socket.writableEnded) return;
    // Compared as text, not parsed: a malformed address would throw and end the process.
    if (request.url?.split('?', 1)[0] !== feedPath) {
      if (server.listenerCount('upgrade') === 1) refuse(socket, '404 Not Found');
      return;
    }
    const { origin } = request.headers;
    const host = hostOf(request);
    if (!isAllowedOrigin(origin, host, sandbox.allowedHosts))
      return refuse(socket, '403 Forbidden');
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
      client.on('message', (data: RawData, isBinary: boolean) =>
        peer.receive(isBinary || !Buffer.isBuffer(data) ? '' : data.toString()),
      );
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

/** Without this listener, a socket that breaks during the refusal would end the process. */
function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
