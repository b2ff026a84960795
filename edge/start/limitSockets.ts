import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { networkOf } from '../../process/networkOf.ts';

export interface SocketLimits {
  /**
   * Limit per address: many people share one on a mobile network; IPv6 is counted by its /64
   * network.
   */
  readonly ofAddress: number;
  readonly inAll: number;
}

const usual: SocketLimits = { ofAddress: 200, inAll: 10_000 };

/**
 * Refuses (429, 503) upgrades beyond the limits per network address and in all. Attach it before
 * other upgrade handlers: they ignore a refused socket.
 *
 * @returns the open sockets; `server.close()` would wait for them
 */
export function limitSockets(
  server: Server,
  addressOf: (request: IncomingMessage) => string | undefined,
  { ofAddress, inAll }: SocketLimits = usual,
): ReadonlySet<Duplex> {
  const sockets = new Set<Duplex>();
  const counts = new Map<string, number>();
  server.on('upgrade', (request, socket: Duplex) => {
    const address = networkOf(addressOf(request) ?? '');
    const count = counts.get(address) ?? 0;
    if (sockets.size >= inAll) return refuse(socket, '503 Service Unavailable');
    if (count >= ofAddress) return refuse(socket, '429 Too Many Requests');
    counts.set(address, count + 1);
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      const left = (counts.get(address) ?? 1) - 1;
      if (left === 0) counts.delete(address);
      else counts.set(address, left);
    });
  });
  return sockets;
}

function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy());
  // A client that never reads the end must not keep the socket open.
  socket.end(
    `HTTP/1.1 ${status}\r\nRetry-After: 30\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    () => socket.destroy(),
  );
}
