import fc from 'fast-check';
import { autorun } from 'mobx';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ScriptedFeed } from '../../../test/network/ScriptedFeed.ts';
import type { Channel } from '../../../schemas/generated/wire.ts';
import type { SessionState } from '../session/Session.ts';
import { BrowserScheduler } from '../time/BrowserScheduler.ts';
import { FakeTimeHost, settle } from '../../../test/services/FakeTimeHost.ts';
import { PlatformClock } from '../time/PlatformClock.ts';
import { FeedClient, feedUrl } from './FeedClient.ts';
import { reconnectDelayMs } from './reconnectDelayMs.ts';

const serverNowMs = 1_800_000_000_000;
const sports: Channel = { kind: 'sports' };
const user: Channel = { kind: 'user' };

let host: FakeTimeHost;
let clock: PlatformClock;
let scheduler: BrowserScheduler;
let server: ScriptedFeed;
let feed: FeedClient;
let reported: string[];
let isAuthed: boolean;
let tokensForced: number;
let changeSession: (isNowAuthed: boolean) => Promise<void>;

beforeEach(() => {
  host = new FakeTimeHost();
  clock = new PlatformClock(host);
  reported = [];
  const reports = {
    report: (error: unknown, { contribution }: { contribution: string }) =>
      void reported.push(`${contribution}: ${String(error)}`),
  };
  scheduler = new BrowserScheduler({ host, clock, reports });
  server = new ScriptedFeed();
  isAuthed = false;
  tokensForced = 0;
  const listeners: ((state: SessionState) => void)[] = [];
  changeSession = async (isNowAuthed) => {
    isAuthed = isNowAuthed;
    for (const run of listeners)
      run(isNowAuthed ? { kind: 'signed-in', userId: 7 } : { kind: 'anonymous' });
    await settle();
  };
  feed = new FeedClient({
    url: 'ws://localhost/feed/v1',
    language: 'en',
    clock,
    scheduler,
    reports,
    random: () => 0.5,
    session: {
      get isAuthed() {
        return isAuthed;
      },
      token: async (options) => {
        if (options?.isForced === true) tokensForced += 1;
        return isAuthed ? `secret-token${tokensForced === 0 ? '' : tokensForced}` : undefined;
      },
      onChange: (run) => {
        listeners.push(run);
        return () => {};
      },
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  feed.dispose();
  scheduler.dispose();
  expect(host.timerCount).toBe(0);
});

/** Subscribes and keeps what happens as a list of words. */
function follow(channel: Channel = sports): { readonly log: string[]; readonly end: () => void } {
  const log: string[] = [];
  const end = feed.subscribe<{ readonly value?: number }>(channel, {
    onSnapshot: (data, seq) => void log.push(`picture ${data.value} at ${seq}`),
    onDelta: (data) => void log.push(`change ${data.value}`),
    onStale: () => void log.push('stale'),
    onError: (code) => void log.push(`error ${code}`),
  });
  return { log, end };
}

/** A page that is live with one subscription. */
async function goLive(): Promise<{ readonly log: string[]; readonly sub: number }> {
  const { log } = follow();
  await server.welcome();
  const [sub = 0] = server.last.asked('sports');
  await server.say({ t: 'snapshot', sub, seq: 1, data: { value: 1 } });
  log.length = 0;
  return { log, sub };
}

/** The server beats as long as the page is awake. */
async function beatFor(forMs: number): Promise<void> {
  for (let passedMs = 0; passedMs < forMs; passedMs += 5000) {
    await host.advance(5000);
    await server.say({ t: 'hb', serverNowMs: clock.nowMs() });
  }
}

test('SHL-609 another language is a new socket that says so, and a fresh picture of every channel', async () => {
  const { log } = await goLive();
  const first = server.last;
  feed.setLanguage('ar');
  await settle();
  expect([server.last === first, log]).toEqual([false, ['stale']]);
  await server.welcome();
  expect(server.last.received[0]).toMatchObject({ t: 'hello', lng: 'ar' });
  await server.say({
    t: 'snapshot',
    sub: server.last.asked('sports').at(-1) ?? 0,
    seq: 1,
    data: { value: 2 },
  });
  expect(log).toEqual(['stale', 'picture 2 at 1']);
});

test('SHL-609 without a socket the next one speaks the other language', async () => {
  feed.setLanguage('ar');
  expect(server.connections).toHaveLength(0);
  follow();
  await server.welcome();
  expect(server.last.received[0]).toMatchObject({ t: 'hello', lng: 'ar' });
});

describe('connection', () => {
  test('SHL-40 the address is that of the page, without any secret', () => {
    expect([feedUrl('https://northline.example'), feedUrl('http://localhost:8080')]).toEqual([
      'wss://northline.example/feed/v1',
      'ws://localhost:8080/feed/v1',
    ]);
  });

  test('SHL-40 nothing is opened before the first subscription, and one socket serves all', async () => {
    expect(server.connections).toHaveLength(0);
    follow();
    follow({ kind: 'event', gameId: 5 });
    await server.welcome();
    follow({ kind: 'site' });
    await settle();
    expect(server.connections).toHaveLength(1);
    expect(server.last.received).toEqual([
      { t: 'hello', protocol: 1, lng: 'en' },
      { t: 'subscribe', sub: 1, channel: { kind: 'sports' } },
      { t: 'subscribe', sub: 2, channel: { kind: 'event', gameId: 5 } },
      { t: 'subscribe', sub: 3, channel: { kind: 'site' } },
    ]);
  });

  test('SHL-40 the token goes in a message, before the channels of the person', async () => {
    isAuthed = true;
    follow(user);
    follow();
    await server.welcome();
    await settle();
    expect(server.last.url).not.toContain('secret');
    expect(
      server.last.received.map((message) =>
        message.t === 'subscribe' ? message.channel.kind : message.t,
      ),
    ).toEqual(['hello', 'sports', 'auth', 'user']);
    expect(server.last.received[2]).toEqual({ t: 'auth', token: 'secret-token' });
  });

  test('SHL-40 a token that is refused is renewed once per connection, and the channels of the person are asked for again', async () => {
    isAuthed = true;
    follow(user);
    await server.welcome();
    await settle();
    await server.say({ t: 'error', code: 'unauthorized', detail: 'The token is not valid' });
    await settle();
    await server.say({ t: 'error', code: 'unauthorized', detail: 'The token is not valid' });
    await settle();
    expect(server.last.received.filter(({ t }) => t === 'auth')).toEqual([
      { t: 'auth', token: 'secret-token' },
      { t: 'auth', token: 'secret-token1' },
    ]);
    expect([server.last.asked('user').length, reported.length]).toEqual([2, 1]);
  });

  test('SHL-40 a sign-in later on asks for the channels of the person over the same socket', async () => {
    follow(user);
    await server.welcome();
    expect(server.last.asked('user')).toEqual([]);
    await changeSession(true);
    expect(server.last.asked('user')).toHaveLength(1);
    expect(server.connections).toHaveLength(1);
  });

  test('SHL-48 sign-out closes the socket at once and public channels go on over a new one', async () => {
    isAuthed = true;
    const own = follow(user);
    const { log } = follow();
    await server.welcome();
    await settle();
    const before = server.last;
    await server.say({
      t: 'snapshot',
      sub: server.last.asked('user')[0] ?? 0,
      seq: 1,
      data: { value: 9 },
    });
    await server.say({
      t: 'snapshot',
      sub: server.last.asked('sports')[0] ?? 0,
      seq: 1,
      data: { value: 1 },
    });
    await changeSession(false);
    expect([before.isClosed, server.connections.length, log]).toEqual([
      true,
      2,
      ['picture 1 at 1', 'stale'],
    ]);
    await server.welcome();
    await settle();
    expect([server.last.asked('sports').length, server.last.asked('user').length]).toEqual([1, 0]);
    expect(JSON.stringify(server.last.received)).not.toContain('secret');
    await server.say({
      t: 'snapshot',
      sub: server.last.asked('sports')[0] ?? 0,
      seq: 1,
      data: { value: 2 },
    });
    expect([own.log, feed.status]).toEqual([['picture 9 at 1', 'error unauthorized'], 'current']);
  });

  test('SHL-40 an ended subscription is taken back and hears nothing more', async () => {
    const { log, end } = follow();
    await server.welcome();
    end();
    end();
    await server.say({ t: 'snapshot', sub: 1, seq: 1, data: { value: 1 } });
    expect(server.last.received.slice(-1)).toEqual([{ t: 'unsubscribe', sub: 1 }]);
    expect(log).toEqual([]);
  });

  test('SHL-40 a refused channel tells its listener; other errors are reported', async () => {
    const { log } = follow();
    await server.welcome();
    await server.say({ t: 'error', code: 'unknown_event', detail: 'gone', sub: 1 });
    await server.say({ t: 'error', code: 'bad_message', detail: 'what' });
    await server.sayText('{broken');
    expect(log).toEqual(['error unknown_event']);
    expect(reported[0]).toBe('feed: The feed answered bad_message: what');
    expect(reported[1]).toMatch(/^feed\.message: SyntaxError/);
    for (const text of ['null', '7', '"hb"', '']) await server.sayText(text);
    expect(reported.slice(2)).toHaveLength(4);
    expect(
      reported.slice(2).every((report) => report.startsWith('feed.message: SyntaxError')),
    ).toBe(true);
    expect(feed.status).toBe('current');
  });

  test('SHL-40 a listener that throws is reported and hurts nobody else', async () => {
    feed.subscribe(sports, {
      onSnapshot: () => {
        throw new Error('broken store');
      },
      onDelta: () => {},
    });
    const { log } = follow();
    await server.welcome();
    for (const sub of server.last.asked('sports'))
      await server.say({ t: 'snapshot', sub, seq: 1, data: { value: 3 } });
    expect([log, reported]).toEqual([['picture 3 at 1'], ['feed.sports: Error: broken store']]);
  });
});

describe('sequence', () => {
  test('SHL-42 a gap marks stale at once, asks under a new number and takes only its picture', async () => {
    const { log, sub } = await goLive();
    await server.say({ t: 'delta', sub, prev: 1, seq: 2, data: { value: 2 } });
    await server.say({ t: 'delta', sub, prev: 3, seq: 4, data: { value: 4 } });
    expect([feed.status, feed.staleSinceMs]).toEqual(['stale', serverNowMs]);
    const [, again = 0] = server.last.asked('sports');
    expect(again).not.toBe(sub);
    await server.say({ t: 'snapshot', sub, seq: 4, data: { value: 99 } });
    await server.say({ t: 'delta', sub, prev: 4, seq: 5, data: { value: 98 } });
    await server.say({ t: 'delta', sub: again, prev: 4, seq: 5, data: { value: 97 } });
    expect(feed.status).toBe('stale');
    await server.say({ t: 'snapshot', sub: again, seq: 5, data: { value: 5 } });
    expect([feed.status, feed.staleSinceMs]).toEqual(['current', undefined]);
    expect(log).toEqual(['change 2', 'stale', 'picture 5 at 5']);
  });

  test('SHL-42 a lost message after which none comes shows with the heartbeat', async () => {
    const { log, sub } = await goLive();
    await server.say({ t: 'hb', serverNowMs, seqs: { [sub]: 1, 77: 5 } });
    expect(feed.status).toBe('current');
    await server.say({ t: 'hb', serverNowMs, seqs: { [sub]: 2 } });
    expect(feed.status).toBe('stale');
    await server.say({ t: 'hb', serverNowMs, seqs: { [sub]: 2 } });
    const [, again = 0, ...more] = server.last.asked('sports');
    expect(more).toEqual([]);
    await server.say({ t: 'snapshot', sub: again, seq: 2, data: { value: 2 } });
    expect([feed.status, log]).toEqual(['current', ['stale', 'picture 2 at 2']]);
  });

  test('SHL-42 a stale subscription that ends leaves nothing stale behind', async () => {
    const first = follow();
    await goLive();
    await server.say({ t: 'snapshot', sub: 1, seq: 1, data: {} });
    await server.say({ t: 'delta', sub: 1, prev: 7, seq: 8, data: {} });
    expect(feed.status).toBe('stale');
    first.end();
    expect(feed.status).toBe('current');
  });
});

describe('silence, sleep and restart', () => {
  test('A09 SHL-43 SHL-514 two missed heartbeats: stale half a second before 10 s are over, and another socket', async () => {
    const { log } = await goLive();
    await beatFor(20_000);
    expect(feed.status).toBe('current');
    const mute = server.last;
    await host.advance(9499);
    expect(feed.status).toBe('current');
    await host.advance(1);
    expect([feed.status, mute.isClosed, log]).toEqual(['stale', true, ['stale']]);
    expect(feed.staleSinceMs).toBe(serverNowMs + 20_000);
    await host.advance(1000);
    expect(server.connections).toHaveLength(2);
  });

  test('SHL-43 any message counts as a sign of life', async () => {
    const { sub } = await goLive();
    for (let seq = 2; seq < 12; seq += 1) {
      await host.advance(4000);
      await server.say({ t: 'delta', sub, prev: seq - 1, seq, data: {} });
    }
    expect([feed.status, server.connections.length]).toEqual(['current', 1]);
  });

  test('SHL-43 a socket that never opens is given up', async () => {
    const closings: boolean[] = [];
    vi.stubGlobal(
      'WebSocket',
      class {
        readonly #at = closings.push(false) - 1;
        readonly close = (): void => void (closings[this.#at] = true);
      },
    );
    follow();
    await host.advance(10_000);
    expect(closings[0]).toBe(true);
    await host.advance(1000);
    expect([closings.length, feed.status]).toEqual([2, 'connecting']);
  });

  test('SHL-43 a socket that opens and does not greet within a heartbeat is given up', async () => {
    follow();
    await settle();
    await host.advance(4999);
    expect(server.last.isClosed).toBe(false);
    await host.advance(1);
    expect(server.last.isClosed).toBe(true);
  });

  test('SHL-335 without a network all is stale at once; when it is back the socket is opened without a wait', async () => {
    const { log } = await goLive();
    host.setOnline(false);
    await settle();
    expect([feed.status, log, server.last.isClosed]).toEqual(['stale', ['stale'], true]);
    await host.advance(120_000);
    const before = server.connections.length;
    host.setOnline(true);
    await settle();
    expect(server.connections.length).toBe(before + 1);
    await server.welcome();
    await server.say({
      t: 'snapshot',
      sub: server.last.asked('sports').at(-1) ?? 0,
      seq: 40,
      data: { value: 40 },
    });
    expect([feed.status, log.at(-1)]).toEqual(['current', 'picture 40 at 40']);
  });

  test('SHL-45 after 30 s away all is stale at once and the socket is replaced although it says it is open', async () => {
    const { log } = await goLive();
    await host.setVisible(false);
    await beatFor(30_000);
    const before = server.last;
    await host.setVisible(true);
    expect([feed.status, log, before.isClosed, server.connections.length]).toEqual([
      'stale',
      ['stale'],
      true,
      2,
    ]);
    await server.welcome();
    await server.say({
      t: 'snapshot',
      sub: server.last.asked('sports')[0] ?? 0,
      seq: 40,
      data: { value: 40 },
    });
    expect([feed.status, log.at(-1)]).toEqual(['current', 'picture 40 at 40']);
  });

  test('A07 SHL-45 eight hours of sleep', async () => {
    await goLive();
    await host.sleep(8 * 3_600_000);
    expect(feed.status).toBe('stale');
    await host.advance(1000);
    await server.welcome();
    expect(server.last.asked('sports')).toHaveLength(1);
  });

  test('SHL-45 a short sleep in which a heartbeat was missed', async () => {
    const { log } = await goLive();
    await beatFor(10_000);
    const before = server.last;
    await host.sleep(8000);
    expect([feed.status, log, before.isClosed, server.connections.length]).toEqual([
      'stale',
      ['stale'],
      true,
      2,
    ]);
  });

  test('SHL-45 a short look away changes nothing', async () => {
    await goLive();
    await host.setVisible(false);
    await beatFor(25_000);
    await host.setVisible(true);
    expect([feed.status, server.connections.length]).toEqual(['current', 1]);
  });

  test('SHL-46 another boot on the same socket: everything stale and asked for again', async () => {
    const { log } = await goLive();
    await server.say({ t: 'welcome', serverNowMs, heartbeatMs: 5000, boot: 'boot-2' });
    expect([feed.status, log, server.last.asked('sports').length]).toEqual(['stale', ['stale'], 2]);
  });

  test('SHL-46 a lost connection: stale until every picture is there again', async () => {
    const { log } = await goLive();
    const other = follow({ kind: 'event', gameId: 5 });
    await settle();
    await server.say({
      t: 'snapshot',
      sub: server.last.asked('event')[0] ?? 0,
      seq: 1,
      data: { value: 1 },
    });
    await server.drop();
    expect([feed.status, log, other.log]).toEqual([
      'stale',
      ['stale'],
      ['picture 1 at 1', 'stale'],
    ]);
    await host.advance(1000);
    await server.welcome('boot-2');
    expect(feed.status).toBe('stale');
    await server.say({
      t: 'snapshot',
      sub: server.last.asked('sports')[0] ?? 0,
      seq: 1,
      data: { value: 1 },
    });
    expect(feed.status).toBe('stale');
    await server.say({
      t: 'snapshot',
      sub: server.last.asked('event')[0] ?? 0,
      seq: 1,
      data: { value: 1 },
    });
    expect(feed.status).toBe('current');
  });

  test('SHL-47 status and time can be observed; delayed is what the platform says', async () => {
    const seen: string[] = [];
    const end = autorun(() => void seen.push(`${feed.status} ${feed.staleSinceMs ?? '-'}`));
    await goLive();
    await server.say({ t: 'hb', serverNowMs, delayed: true });
    await server.say({ t: 'hb', serverNowMs });
    await host.advance(3000);
    await server.drop();
    expect(seen).toEqual([
      'connecting -',
      'current -',
      'delayed -',
      'current -',
      `stale ${serverNowMs}`,
    ]);
    end();
  });

  test('SHL-47 the clock follows welcome and heartbeats', async () => {
    await goLive();
    expect(clock.nowMs()).toBe(serverNowMs);
    await server.say({ t: 'hb', serverNowMs: serverNowMs + 3_600_000 });
    expect(clock.nowMs()).toBe(serverNowMs + 3_600_000);
  });
});

describe('reconnection', () => {
  test('A10 SHL-44 every wait lies under a ceiling that doubles from 1 s to 30 s, late ones over its half', () => {
    fc.assert(
      fc.property(
        fc.nat(40),
        fc.double({ min: 0, max: 0.999_999, noNaN: true }),
        (attempt, random) => {
          const ceilingMs = Math.min(30_000, 1000 * 2 ** attempt);
          const delayMs = reconnectDelayMs(attempt, random);
          expect(delayMs).toBeLessThan(ceilingMs);
          expect(delayMs).toBeGreaterThanOrEqual(attempt < 2 ? 0 : ceilingMs / 2);
        },
      ),
    );
  });

  test('A10 SHL-44 twenty forced closes in a minute make at most 8 connections', async () => {
    follow();
    await settle();
    for (let second = 0; second < 60; second += 3) {
      const socket = server.last;
      if (!socket.isClosed) {
        await server.welcome();
        await server.drop();
      }
      await host.advance(3000);
    }
    expect(server.connections.length).toBeLessThanOrEqual(8);
    expect(server.connections.length).toBeGreaterThanOrEqual(5);
  });

  test('SHL-44 it begins anew after a minute of a stable connection', async () => {
    follow();
    await settle();
    for (let count = 0; count < 4; count += 1) {
      await server.drop();
      await host.advance(30_000);
    }
    while (server.last.isClosed) await host.advance(1000);
    await server.welcome();
    await beatFor(60_000);
    const before = server.connections.length;
    await server.drop();
    await host.advance(1000);
    expect(server.connections).toHaveLength(before + 1);
  });

  test('SHL-44 a browser that refuses to open a socket is asked again later', async () => {
    vi.stubGlobal('WebSocket', () => {
      throw new DOMException('blocked', 'SecurityError');
    });
    follow();
    vi.unstubAllGlobals();
    await host.advance(1000);
    expect(server.connections).toHaveLength(1);
    expect(reported).toHaveLength(1);
  });

  test('SHL-44 return to the page ends a long wait', async () => {
    follow();
    await settle();
    for (let count = 0; count < 6; count += 1) {
      await server.drop();
      await host.advance(30_000);
    }
    await server.drop();
    const before = server.connections.length;
    await host.setVisible(false);
    await host.setVisible(true);
    expect(server.connections).toHaveLength(before + 1);
  });
});
