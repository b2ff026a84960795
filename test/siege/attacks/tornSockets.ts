import { connect, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { openDescriptors, type Process } from '../processes.ts';
import { times, until, type Attack } from '../Attack.ts';

const atOnce = 50;

const upgrade =
  'GET /feed/v1 HTTP/1.1\r\nHost: northline.localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n';

/** Writes to the connection, by TLS on request. */
function write(socket: Socket, isSecure: boolean): void {
  const spoken = isSecure
    ? // The certificate is of this run.
      connectSecurely({ socket, servername: 'northline.localhost', rejectUnauthorized: false })
    : socket;
  spoken.on('error', () => undefined);
  spoken.write(upgrade);
}

/** Opens a feed and breaks it at a random moment, in a random way. */
function tear(port: number, isSecure: boolean): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
    write(socket, isSecure);
    setTimeout(() => {
      if (Math.random() < 0.5) socket.resetAndDestroy();
      else socket.destroy();
    }, Math.random() * 30);
  });
}

/** Breaks many and returns the number of descriptors that a process has kept. */
export async function tearMany(
  port: number,
  total: number,
  watched: readonly Process[],
  isSecure = false,
): Promise<number> {
  const before = watched.map((each) => openDescriptors(each) ?? 0);
  for (let done = 0; done < total; done += atOnce)
    await Promise.all(Array.from({ length: atOnce }, () => tear(port, isSecure)));
  const left = (): number =>
    Math.max(...watched.map((each, index) => (openDescriptors(each) ?? 0) - (before[index] ?? 0)));
  // Some keep-alive connections between edge and platform are expected.
  await until(() => left() <= 5, 15_000);
  return left();
}

export const tornSockets: Attack = {
  name: 'torn',
  claim: 'M72 torn connections leave nothing behind, neither in the edge nor in the platform',
  missing: () => (process.platform === 'linux' ? undefined : 'descriptors are counted in /proc'),
  async run(siege) {
    const { edge, platform } = await siege.site();
    await (await fetch(`${edge.url}/en`)).text();
    const total = times(siege, 300, 10_000);
    const left = await tearMany(edge.port, total, [edge, platform]);
    siege.report(`${total} torn connections`, left <= 5, `${left} descriptors are left`);
    siege.report('both processes live', edge.isAlive() && platform.isAlive());
  },
};
