import { execFileSync, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AccountsAnswer, GameList, LoginAnswer, PlaceCouponRequest } from '#wire';
import { rootFolder } from '../../tools/build/installedPlugins.ts';
import { benchCoupon } from './benchCoupon.ts';
import { counted, timed, type Measured } from './Figure.ts';
import { freePort } from './freePort.ts';
import { markdownTable, shortNumber } from './markdownTable.ts';
import { quantile } from './statistics.ts';
import { timeKeystrokes } from './timeKeystrokes.ts';

const clientCount = 50;
const everyMs = 1000;
const json = { 'Content-Type': 'application/json' };

interface Client {
  readonly token: string;
  readonly accountId: number;
}

/** Fifty people place all kinds of coupons each second, among ten thousand events. */
export async function measureSandbox(seconds: number): Promise<Measured> {
  const port = await freePort();
  const child = fork(join(rootFolder, 'sandbox', 'server.ts'), [], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, PORT: String(port), SANDBOX_SIZE: 'full', SANDBOX_FILE: ':memory:' },
  });
  const origin = `http://127.0.0.1:${port}`;
  try {
    await answering(`${origin}/web-api/line/v1/sports`);
    const list = (await (
      await fetch(`${origin}/web-api/line/v1/games?section=line&sportId=1&limit=200`)
    ).json()) as GameList;
    const outcomes = list.games
      .map((game) => (game.main[0]?.outcomes ?? []).filter((outcome) => !outcome.isBlocked))
      .filter((open) => open.length > 0);
    const clients: Client[] = [];
    // One after the other, because many sign-ins at once trigger the limit on guesses.
    for (let each = 0; each < clientCount; each += 1) clients.push(await signIn(origin));
    const times: number[] = [];
    const refusals = new Map<string, number>();
    const bet = async (client: Client, number: number): Promise<void> => {
      const body: PlaceCouponRequest = {
        accountId: client.accountId,
        ...benchCoupon(number, outcomes),
        changeCoefAction: 1,
        coefViewId: 0,
      };
      const startMs = performance.now();
      const answer = await fetch(`${origin}/web-api/coupon/v1/placements`, {
        method: 'POST',
        headers: {
          ...json,
          Authorization: `Bearer ${client.token}`,
          'X-Idempotency-Key': `bench-${number}-${client.accountId}`,
        },
        body: JSON.stringify(body),
      });
      const text = await answer.text();
      times.push(performance.now() - startMs);
      if (!answer.ok) refusals.set(text.slice(0, 60), (refusals.get(text.slice(0, 60)) ?? 0) + 1);
    };
    const running: Promise<void>[] = [];
    for (let second = 0; second < seconds; second += 1) {
      const startMs = performance.now();
      for (const [index, client] of clients.entries()) {
        await pauseUntil(startMs + (index * everyMs) / clientCount);
        running.push(bet(client, second * clientCount + index));
      }
      await pauseUntil(startMs + everyMs);
    }
    await Promise.all(running);
    const keystrokes = await timeKeystrokes(origin);
    const refused = [...refusals.values()].reduce((sum, count) => sum + count, 0);
    return {
      figures: [
        timed(
          'sandbox: a bet, 95th percentile',
          quantile(times, 0.95),
          'ms',
          50,
          `${times.length} coupons of all kinds, ${clientCount} clients`,
        ),
        timed(
          'sandbox: a keystroke of the search, 95th percentile',
          quantile(keystrokes, 0.95),
          'ms',
          50,
          `${keystrokes.length} keystrokes, median ${shortNumber(quantile(keystrokes, 0.5))} ms`,
        ),
        counted('sandbox: bets refused', refused, '', 0, [...refusals.keys()][0] ?? ''),
        counted(
          'sandbox: memory after that',
          residentMegabytes(child.pid ?? 0),
          'MB',
          400,
          `${await eventCount(origin)} events`,
        ),
      ],
      details: markdownTable(
        ['bets', 'median ms', 'p95', 'p99', 'longest'],
        [
          [
            String(times.length),
            ...[0.5, 0.95, 0.99, 1].map((share) => shortNumber(quantile(times, share))),
          ],
        ],
      ),
    };
  } finally {
    child.kill();
  }
}

async function signIn(origin: string): Promise<Client> {
  const answer = await fetch(`${origin}/web-api/auth/v1/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ uLogin: 'demo', uPassword: 'Demo-pass-1', save: false }),
  });
  if (!answer.ok)
    throw new Error(
      `The sandbox answered the sign-in with ${answer.status}: ${(await answer.text()).slice(0, 200)}`,
    );
  const { token } = ((await answer.json()) as LoginAnswer).data;
  const accounts = (await (
    await fetch(`${origin}/web-api/user/v1/accounts`, {
      headers: { Authorization: `Bearer ${token}` },
    })
  ).json()) as AccountsAnswer;
  return { token, accountId: accounts.accounts[0]?.id ?? 0 };
}

async function eventCount(origin: string): Promise<number> {
  const totals = await Promise.all(
    (['line', 'live'] as const).map(
      async (section) =>
        (
          (await (
            await fetch(`${origin}/web-api/line/v1/games?section=${section}&limit=1`)
          ).json()) as GameList
        ).total,
    ),
  );
  return totals.reduce((sum, total) => sum + total, 0);
}

async function answering(address: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    try {
      if ((await fetch(address)).ok) return;
    } catch {
      // Not yet available.
    }
    await pauseUntil(performance.now() + 100);
  }
  throw new Error(`${address} did not answer within 30 s`);
}

function pauseUntil(atMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, atMs - performance.now())));
}

/** Resident memory of a process by the system. */
function residentMegabytes(processId: number): number {
  try {
    return (
      Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1]) /
      1000
    );
  } catch {
    return (
      Number(execFileSync('ps', ['-o', 'rss=', '-p', String(processId)], { encoding: 'utf8' })) /
      1000
    );
  }
}
