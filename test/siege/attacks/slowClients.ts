import { connect, type Socket } from 'node:net';
import { isInTime, measure, shown } from '../measure.ts';
import { openDescriptors } from '../processes.ts';
import { rawGet } from '../rawRequest.ts';
import { reportTrouble, times, until, wait, type Attack, type Siege } from '../Attack.ts';

/** Time limits of a head and of a whole request, with the server's check interval and a margin. */
const endLimitMs = { head: 30_000, body: 80_000 } as const;
const byteEveryMs = 900;

const head = 'HTTP/1.1\r\nHost: northline.localhost\r\n';
const dripped = [
  // Sends nothing.
  { part: 'head', start: '', rest: '' },
  {
    part: 'head',
    start: '',
    rest: `GET /en ${head}Accept: text/html\r\nX-Slow: ${'x'.repeat(400)}`,
  },
  {
    part: 'body',
    start: `POST /web-api/auth/v1/login ${head}Content-Type: application/json\r\nContent-Length: 900\r\n\r\n`,
    rest: `{"uLogin":"${'x'.repeat(800)}`,
  },
  {
    part: 'body',
    start: `POST /csp-report ${head}Content-Type: application/csp-report\r\nTransfer-Encoding: chunked\r\n\r\n`,
    rest: '1\r\nx\r\n'.repeat(200),
  },
] as const;

interface SlowClient {
  readonly socket: Socket;
  readonly isOpen: () => boolean;
}

/** Opens a connection and sends a byte now and then, until it is closed. */
function drip(port: number, { start, rest }: (typeof dripped)[number]): SlowClient {
  const socket = connect(port, '127.0.0.1');
  let isOpen = true;
  let at = 0;
  const timer = setInterval(() => {
    if (at < rest.length) socket.write(rest.charAt(at));
    at += 1;
  }, byteEveryMs);
  socket.on('error', () => undefined);
  socket.on('close', () => {
    isOpen = false;
    clearInterval(timer);
  });
  // The server's data are read and ignored.
  socket.resume();
  if (start !== '') socket.write(start);
  return { socket, isOpen: () => isOpen };
}

async function hold(siege: Siege): Promise<void> {
  const { edge, platform } = await siege.site();
  const quiet = await measure(edge, wait(times(siege, 300, 3000)));
  const before = openDescriptors(edge) ?? 0;
  const perKind = times(siege, 40, 500);
  const startedMs = performance.now();
  const clients = dripped.flatMap((kind) =>
    Array.from({ length: perKind }, () => ({ ...drip(edge.port, kind), part: kind.part })),
  );
  await wait(500);
  const during = await measure(edge, wait(times(siege, 1500, 20_000)));
  siege.report(
    `${clients.length} connections that send a byte a second, or none: pages and prices in time`,
    isInTime(quiet, during),
    `${shown(quiet)} before, ${shown(during)} meanwhile`,
  );
  const fresh = await rawGet(edge.port, '/en');
  siege.report('a new connection is taken', fresh.status === 200, `${fresh.status}`);
  siege.afterwards(async () => {
    // `npm test` does not wait for bodies.
    for (const part of siege.isShort ? (['head'] as const) : (['head', 'body'] as const)) {
      const ofPart = clients.filter((client) => client.part === part);
      const leftMs = endLimitMs[part] - (performance.now() - startedMs);
      await until(() => !ofPart.some(({ isOpen }) => isOpen()), Math.max(100, leftMs));
      const open = ofPart.filter(({ isOpen }) => isOpen()).length;
      siege.report(
        `a client that has not sent a ${part} in time is disconnected`,
        open === 0,
        open === 0 ? `within ${endLimitMs[part] / 1000} s` : `${open} are open`,
      );
    }
    const open = clients.filter(({ isOpen }) => isOpen()).length;
    // Earlier attacks have left keep-alive connections, which last a minute.
    const expected = siege.isShort ? (openDescriptors(edge) ?? 0) - open : before;
    for (const { socket } of clients) socket.destroy();
    const isBack = await until(
      () => (openDescriptors(edge) ?? 0) <= expected + 5,
      siege.isShort ? 10_000 : 80_000,
    );
    siege.report('and leaves nothing open', isBack, `${openDescriptors(edge)} of ${expected}`);
    reportTrouble(siege.report, [edge, platform]);
  });
}

export const slowClients: Attack = {
  name: 'slow',
  claim: 'clients that send slowly, or nothing, delay no one else, and are disconnected',
  missing: () => (process.platform === 'linux' ? undefined : 'descriptors are counted in /proc'),
  run: hold,
};
