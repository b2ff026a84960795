import { autorun } from 'mobx';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settle } from '../../../test/services/FakeTimeHost.ts';
import { FeedStage, serverNowMs } from './testing/FeedStage.ts';

let stage: FeedStage;

beforeEach(() => {
  stage = new FeedStage();
});
afterEach(() => stage.end());

describe('sequence', () => {
  test('SHL-42 a gap marks stale at once, subscribes under a new number and accepts only its snapshot', async () => {
    const { log, sub } = await stage.goLive();
    await stage.server.say({ t: 'delta', sub, prev: 1, seq: 2, data: { value: 2 } });
    await stage.server.say({ t: 'delta', sub, prev: 3, seq: 4, data: { value: 4 } });
    expect([stage.feed.status, stage.feed.staleSinceMs]).toEqual(['stale', serverNowMs]);
    const [, again = 0] = stage.server.last.asked('sports');
    expect(again).not.toBe(sub);
    await stage.server.say({ t: 'snapshot', sub, seq: 4, data: { value: 99 } });
    await stage.server.say({ t: 'delta', sub, prev: 4, seq: 5, data: { value: 98 } });
    await stage.server.say({ t: 'delta', sub: again, prev: 4, seq: 5, data: { value: 97 } });
    expect(stage.feed.status).toBe('stale');
    await stage.server.say({ t: 'snapshot', sub: again, seq: 5, data: { value: 5 } });
    expect([stage.feed.status, stage.feed.staleSinceMs]).toEqual(['current', undefined]);
    expect(log).toEqual(['change 2', 'stale', 'picture 5 at 5']);
  });

  test('SHL-42 a lost last message is found by the heartbeat', async () => {
    const { log, sub } = await stage.goLive();
    await stage.server.say({ t: 'hb', serverNowMs, seqs: { [sub]: 1, 77: 5 } });
    expect(stage.feed.status).toBe('current');
    await stage.server.say({ t: 'hb', serverNowMs, seqs: { [sub]: 2 } });
    expect(stage.feed.status).toBe('stale');
    await stage.server.say({ t: 'hb', serverNowMs, seqs: { [sub]: 2 } });
    const [, again = 0, ...more] = stage.server.last.asked('sports');
    expect(more).toEqual([]);
    await stage.server.say({ t: 'snapshot', sub: again, seq: 2, data: { value: 2 } });
    expect([stage.feed.status, log]).toEqual(['current', ['stale', 'picture 2 at 2']]);
  });

  test('SHL-42 a stale subscription that ends leaves nothing stale behind', async () => {
    const first = stage.follow();
    await stage.goLive();
    await stage.server.say({ t: 'snapshot', sub: 1, seq: 1, data: {} });
    await stage.server.say({ t: 'delta', sub: 1, prev: 7, seq: 8, data: {} });
    expect(stage.feed.status).toBe('stale');
    first.end();
    expect(stage.feed.status).toBe('current');
  });
});

describe('silence, sleep and restart', () => {
  test('A09 SHL-43 SHL-514 two missed heartbeats: stale half a second before 10 s are over, and another socket', async () => {
    const { log } = await stage.goLive();
    await stage.beatFor(20_000);
    expect(stage.feed.status).toBe('current');
    const mute = stage.server.last;
    await stage.host.advance(9499);
    expect(stage.feed.status).toBe('current');
    await stage.host.advance(1);
    expect([stage.feed.status, mute.isClosed, log]).toEqual(['stale', true, ['stale']]);
    expect(stage.feed.staleSinceMs).toBe(serverNowMs + 20_000);
    await stage.host.advance(1000);
    expect(stage.server.connections).toHaveLength(2);
  });

  test('SHL-43 any message counts as a sign of life', async () => {
    const { sub } = await stage.goLive();
    for (let seq = 2; seq < 12; seq += 1) {
      await stage.host.advance(4000);
      await stage.server.say({ t: 'delta', sub, prev: seq - 1, seq, data: {} });
    }
    expect([stage.feed.status, stage.server.connections.length]).toEqual(['current', 1]);
  });

  test('SHL-43 a socket that never opens is given up', async () => {
    const closings: boolean[] = [];
    // The network of the tests opens every socket; it has no socket that stays silent.
    vi.stubGlobal(
      'WebSocket',
      class {
        readonly #at = closings.push(false) - 1;
        readonly close = (): void => void (closings[this.#at] = true);
      },
    );
    stage.follow();
    await stage.host.advance(10_000);
    expect(closings[0]).toBe(true);
    await stage.host.advance(1000);
    expect([closings.length, stage.feed.status]).toEqual([2, 'connecting']);
  });

  test('SHL-43 a socket that opens without a welcome within a heartbeat is given up', async () => {
    stage.follow();
    await settle();
    await stage.host.advance(4999);
    expect(stage.server.last.isClosed).toBe(false);
    await stage.host.advance(1);
    expect(stage.server.last.isClosed).toBe(true);
  });

  test('SHL-335 without a network all data are stale at once; when it is back the socket opens without a delay', async () => {
    const { log } = await stage.goLive();
    stage.host.setOnline(false);
    await settle();
    expect([stage.feed.status, log, stage.server.last.isClosed]).toEqual([
      'stale',
      ['stale'],
      true,
    ]);
    await stage.host.advance(120_000);
    const before = stage.server.connections.length;
    stage.host.setOnline(true);
    await settle();
    expect(stage.server.connections.length).toBe(before + 1);
    await stage.server.welcome();
    await stage.server.say({
      t: 'snapshot',
      sub: stage.server.last.asked('sports').at(-1) ?? 0,
      seq: 40,
      data: { value: 40 },
    });
    expect([stage.feed.status, log.at(-1)]).toEqual(['current', 'picture 40 at 40']);
  });

  test('SHL-45 after 30 s away all is stale at once and the socket is replaced although it reports to be open', async () => {
    const { log } = await stage.goLive();
    await stage.host.setVisible(false);
    await stage.beatFor(30_000);
    const before = stage.server.last;
    await stage.host.setVisible(true);
    expect([stage.feed.status, log, before.isClosed, stage.server.connections.length]).toEqual([
      'stale',
      ['stale'],
      true,
      2,
    ]);
    await stage.server.welcome();
    await stage.server.say({
      t: 'snapshot',
      sub: stage.server.last.asked('sports')[0] ?? 0,
      seq: 40,
      data: { value: 40 },
    });
    expect([stage.feed.status, log.at(-1)]).toEqual(['current', 'picture 40 at 40']);
  });

  test('A07 SHL-45 eight hours of sleep', async () => {
    await stage.goLive();
    await stage.host.sleep(8 * 3_600_000);
    expect(stage.feed.status).toBe('stale');
    await stage.host.advance(1000);
    await stage.server.welcome();
    expect(stage.server.last.asked('sports')).toHaveLength(1);
  });

  test('SHL-45 a short sleep in which a heartbeat was missed', async () => {
    const { log } = await stage.goLive();
    await stage.beatFor(10_000);
    const before = stage.server.last;
    await stage.host.sleep(8000);
    expect([stage.feed.status, log, before.isClosed, stage.server.connections.length]).toEqual([
      'stale',
      ['stale'],
      true,
      2,
    ]);
  });

  test('SHL-45 a short absence changes nothing', async () => {
    await stage.goLive();
    await stage.host.setVisible(false);
    await stage.beatFor(25_000);
    await stage.host.setVisible(true);
    expect([stage.feed.status, stage.server.connections.length]).toEqual(['current', 1]);
  });

  test('SHL-46 another boot on the same socket: everything is stale and requested again', async () => {
    const { log } = await stage.goLive();
    await stage.server.say({ t: 'welcome', serverNowMs, heartbeatMs: 5000, boot: 'boot-2' });
    expect([stage.feed.status, log, stage.server.last.asked('sports').length]).toEqual([
      'stale',
      ['stale'],
      2,
    ]);
  });

  test('SHL-46 a lost connection: stale until every snapshot has arrived again', async () => {
    const { log } = await stage.goLive();
    const other = stage.follow({ kind: 'event', gameId: 5 });
    await settle();
    await stage.server.say({
      t: 'snapshot',
      sub: stage.server.last.asked('event')[0] ?? 0,
      seq: 1,
      data: { value: 1 },
    });
    await stage.server.drop();
    expect([stage.feed.status, log, other.log]).toEqual([
      'stale',
      ['stale'],
      ['picture 1 at 1', 'stale'],
    ]);
    await stage.host.advance(1000);
    await stage.server.welcome('boot-2');
    expect(stage.feed.status).toBe('stale');
    await stage.server.say({
      t: 'snapshot',
      sub: stage.server.last.asked('sports')[0] ?? 0,
      seq: 1,
      data: { value: 1 },
    });
    expect(stage.feed.status).toBe('stale');
    await stage.server.say({
      t: 'snapshot',
      sub: stage.server.last.asked('event')[0] ?? 0,
      seq: 1,
      data: { value: 1 },
    });
    expect(stage.feed.status).toBe('current');
  });

  test('SHL-47 status and time are observable; delayed is set by the platform', async () => {
    const seen: string[] = [];
    const end = autorun(
      () => void seen.push(`${stage.feed.status} ${stage.feed.staleSinceMs ?? '-'}`),
    );
    await stage.goLive();
    await stage.server.say({ t: 'hb', serverNowMs, delayed: true });
    await stage.server.say({ t: 'hb', serverNowMs });
    await stage.host.advance(3000);
    await stage.server.drop();
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
    await stage.goLive();
    expect(stage.clock.nowMs()).toBe(serverNowMs);
    await stage.server.say({ t: 'hb', serverNowMs: serverNowMs + 3_600_000 });
    expect(stage.clock.nowMs()).toBe(serverNowMs + 3_600_000);
  });
});
