import { once } from 'node:events';
import { WebSocket } from 'ws';
import { memoryMib, type Process } from '../processes.ts';
import { times, until, wait, type Attack } from '../Attack.ts';

const slowestMs = 2000;
const growthMib = 200;

async function open(edge: Process): Promise<WebSocket> {
  const socket = new WebSocket(`${edge.url.replace('http', 'ws')}/feed/v1`);
  socket.on('error', () => undefined);
  await once(socket, 'open');
  socket.send('{"t":"hello","protocol":1}');
  return socket;
}

/** The slowest answer during the work. */
async function slowestAnswerMs(edge: Process, work: Promise<unknown>): Promise<number> {
  let slowest = 0;
  let isOver = false;
  void work.finally(() => (isOver = true)).catch(() => undefined);
  while (!isOver) {
    const startedMs = performance.now();
    await (await fetch(`${edge.url}/web-api/line/v1/games?section=live&limit=5`)).text();
    slowest = Math.max(slowest, performance.now() - startedMs);
    await wait(50);
  }
  await work;
  return slowest;
}

export const feedFlood: Attack = {
  name: 'feed',
  claim: 'M71 a client that floods the feed is disconnected, and the others are served meanwhile',
  async run(siege) {
    const { report } = siege;
    const { edge, platform } = await siege.site();
    const beforeMib = memoryMib(platform);
    const flooders = times(siege, 3, 30);
    const flood = async (): Promise<number> => {
      const socket = await open(edge);
      for (let index = 0; index < 4000; index += 1)
        socket.send(
          JSON.stringify({
            t: 'subscribe',
            sub: (index % 50) + 1,
            channel: { kind: 'list', section: 'line', limit: (index % 300) + 1 },
          }),
        );
      const [code] = (await once(socket, 'close')) as [number];
      return code;
    };
    const floods = Promise.all(Array.from({ length: flooders }, flood));
    const slowMs = await slowestAnswerMs(edge, floods);
    const codes = await floods;
    report(
      `${flooders} sockets with 4,000 subscriptions each are closed`,
      codes.every((code) => code === 4008),
      [...new Set(codes)].join(', '),
    );
    report('calls are answered meanwhile', slowMs < slowestMs, `${slowMs.toFixed(0)} ms at most`);
    const grownMib = (memoryMib(platform) ?? 0) - (beforeMib ?? 0);
    report('memory stays', grownMib < growthMib, `${grownMib.toFixed(0)} MiB more`);

    const wrong = await open(edge);
    for (let index = 0; index < 1000; index += 1) wrong.send('{');
    const [wrongCode] = (await once(wrong, 'close')) as [number];
    report('invalid messages end in a disconnection', wrongCode === 4007, `${wrongCode}`);

    const greedy = await Promise.all(Array.from({ length: times(siege, 4, 40) }, () => open(edge)));
    for (const socket of greedy) {
      // The client reads nothing, so that sent data stays buffered in the platform.
      socket.pause();
      for (let sub = 1; sub <= 50; sub += 1)
        socket.send(
          JSON.stringify({
            t: 'subscribe',
            sub,
            channel: { kind: 'list', section: 'line', limit: 300 - sub },
          }),
        );
    }
    const heldMs = await slowestAnswerMs(edge, wait(times(siege, 1000, 15_000)));
    report(
      'clients that read nothing delay no one else',
      heldMs < slowestMs,
      `${heldMs.toFixed(0)} ms at most`,
    );
    for (const socket of greedy) socket.terminate();
    const isBack = await until(async () => {
      const answer = await fetch(`${edge.url}/healthz`);
      return answer.status === 200;
    });
    report('both processes live and serve', isBack && platform.isAlive());
  },
};
