import type {
  DeltaMessage,
  GameFull,
  GameList,
  ListData,
  OutcomesData,
  PlacedCoupon,
  ServerMessage,
  SnapshotMessage,
  UserData,
} from '#wire';
import { isServerMessage } from '#wire/validators/feed.js';
import { expect, test } from 'vitest';
import { ManualTimers } from '../../testing/ManualTimers.ts';
import {
  createTestSandbox,
  type FeedClient,
  type TestSandbox,
} from '../../testing/createTestSandbox.ts';

const deltas = (messages: readonly ServerMessage[]): DeltaMessage[] =>
  messages.filter((message) => message.t === 'delta');
const snapshots = (messages: readonly ServerMessage[]): SnapshotMessage[] =>
  messages.filter((message) => message.t === 'snapshot');

/** A client's copy of a list, written from the schema alone. */
class ListCopy {
  readonly rows = new Map<number, GameList['games'][number]>();
  order: number[] = [];
  total = 0;
  seq = 0;

  receive(messages: readonly ServerMessage[]): void {
    for (const message of messages) {
      if (message.t === 'snapshot') this.rows.clear();
      if (message.t !== 'snapshot' && message.t !== 'delta') continue;
      if (message.t === 'delta') expect(message.prev).toBe(this.seq);
      this.seq = message.seq;
      this.apply(message.data as ListData);
    }
  }

  private apply(data: ListData): void {
    for (const game of data.games ?? []) this.rows.set(game.id, structuredClone(game));
    for (const id of data.removed ?? []) this.rows.delete(id);
    this.order = data.order ?? this.order.filter((id) => this.rows.has(id));
    this.total = data.total ?? this.total;
    for (const change of data.scores ?? []) Object.assign(this.rows.get(change.id) ?? {}, change);
    const outcomes = new Map(
      [...this.rows.values()].flatMap((game) =>
        game.main.flatMap((market) =>
          market.outcomes.map((outcome) => [outcome.id, outcome] as const),
        ),
      ),
    );
    const prices = data.prices ?? [];
    for (let index = 0; index < prices.length; index += 3)
      Object.assign(outcomes.get(prices[index] ?? 0) ?? {}, {
        coef: prices[index + 1],
        isBlocked: prices[index + 2] !== 0,
      });
  }
}

const withoutClocks = (games: readonly GameList['games'][number][]): unknown =>
  games.map(({ score, ...game }) => ({ ...game, score: score && { ...score, clock: undefined } }));

async function firstLive(sandbox: TestSandbox): Promise<GameFull> {
  const { games } = await sandbox.json<GameList>('/web-api/line/v1/games?section=live&limit=1');
  return sandbox.json<GameFull>(`/web-api/line/v1/games/${games[0]!.id}`);
}

test('SBX-70 hello comes first, within five seconds; a message that violates the schema is an error', () => {
  const sandbox = createTestSandbox();
  const silent = sandbox.connect(false);
  const hasty = sandbox.connect(false);
  hasty.subscribe(1, { kind: 'sports' });
  expect([hasty.isClosed, hasty.messages[0]]).toMatchObject([
    true,
    { t: 'error', code: 'hello_required' },
  ]);
  const client = sandbox.connect();
  expect(client.drain()).toMatchObject([
    { t: 'welcome', heartbeatMs: 5000, serverNowMs: sandbox.nowMs() },
  ]);
  for (const text of [
    '',
    '{',
    '[]',
    '{"t":"subscribe"}',
    '{"t":"subscribe","sub":1,"channel":{"kind":"everything"}}',
    '{"t":"hello","protocol":2}',
  ])
    client.sendText(text);
  expect(
    client.drain().map((message) => (message.t === 'error' ? message.code : message.t)),
  ).toEqual(Array(6).fill('invalid_message'));
  sandbox.run(4900);
  expect(silent.isClosed).toBe(false);
  sandbox.run(200);
  expect([silent.isClosed, silent.messages[0]]).toMatchObject([
    true,
    { t: 'error', code: 'hello_required' },
  ]);
  expect(client.drain()).toMatchObject([{ t: 'hb', serverNowMs: sandbox.nowMs() - 100 }]);
  sandbox.dispose();
});

test('SBX-71 a snapshot with its deltas equals a new request, while matches begin, are played and end', async () => {
  const sandbox = createTestSandbox({ pace: 60 });
  const client = sandbox.connect();
  client.subscribe(1, { kind: 'list', section: 'live', limit: 300 });
  const copy = new ListCopy();
  for (let round = 0; round < 20; round += 1) {
    sandbox.line.world.driftPrices(50);
    if (round % 5 === 4) sandbox.advance(120_000);
    sandbox.run(300);
    const messages = client.drain();
    for (const message of messages) expect(isServerMessage(message)).toBe(true);
    copy.receive(messages);
  }
  expect(copy.seq).toBeGreaterThan(10);
  const now = await sandbox.json<GameList>('/web-api/line/v1/games?section=live&limit=300');
  expect(copy.order).toEqual(now.games.map((game) => game.id));
  expect(copy.total).toBe(now.total);
  expect(withoutClocks(copy.order.map((id) => copy.rows.get(id)!))).toEqual(
    withoutClocks(now.games),
  );
  sandbox.dispose();
});

test('SBX-72 only differences are sent: one triple for a pinned price, nothing for an unchanged world', async () => {
  const sandbox = createTestSandbox({ pace: 0 });
  const game = await firstLive(sandbox);
  const outcome = game.markets[0]!.outcomes[0];
  const client = sandbox.connect();
  client.subscribe(1, { kind: 'event', gameId: game.game.id });
  client.subscribe(2, { kind: 'outcomes', ids: [outcome.id, 2_199_023_255_553] });
  expect(
    snapshots(client.drain()).map(({ sub, seq, data }) => [sub, seq, Object.keys(data)]),
  ).toEqual([
    [1, 1, ['full']],
    [2, 1, ['bets', 'removed']],
  ]);
  sandbox.run(300);
  client.drain();
  const pin = async (coef: number): Promise<void> => {
    await sandbox.post('/sandbox/v1/prices', { outcomeId: outcome.id, coef, isBlocked: true });
  };
  // The first override also marks the selection as having special odds.
  await pin(6.66);
  client.drain();
  await pin(7.77);
  const told = deltas(client.drain());
  expect(told.map(({ sub, prev, seq }) => [sub, prev + 1 === seq])).toEqual([
    [1, true],
    [2, true],
  ]);
  expect(told.map(({ data }) => (data as OutcomesData).prices?.slice(0, 3))).toEqual([
    [outcome.id, 7.77, 1],
    [outcome.id, 7.77, 1],
  ]);
  sandbox.dispose();
});

test('SBX-73 SBX-1495 changes are conflated and sent at most ten times a second; subscriptions end and are limited to fifty', async () => {
  const sandbox = createTestSandbox();
  await sandbox.post('/sandbox/v1/feed', { updatesPerSecond: 1000 });
  const client = sandbox.connect();
  client.subscribe(7, { kind: 'list', section: 'live' });
  client.drain();
  sandbox.run(1000);
  const told = deltas(client.drain());
  expect(told.length).toBeGreaterThan(5);
  expect(told.length).toBeLessThanOrEqual(10);
  client.send({ t: 'unsubscribe', sub: 7 });
  sandbox.run(1000);
  expect(deltas(client.drain())).toEqual([]);
  for (let sub = 1; sub <= 51; sub += 1) client.subscribe(sub, { kind: 'site' });
  expect(client.drain().at(-1)).toMatchObject({
    t: 'error',
    code: 'too_many_subscriptions',
    sub: 51,
  });
  client.subscribe(1, { kind: 'event', gameId: 999_999_999_999 });
  expect(client.drain()).toMatchObject([{ t: 'error', code: 'unknown_channel', sub: 1 }]);
  sandbox.dispose();
});

test('SBX-74 a slow client is skipped, gets one delta afterwards, and is closed after ten seconds', async () => {
  const sandbox = createTestSandbox();
  await sandbox.post('/sandbox/v1/feed', { updatesPerSecond: 500 });
  const client = sandbox.connect();
  client.subscribe(1, { kind: 'list', section: 'live', limit: 300 });
  const copy = new ListCopy();
  copy.receive(client.drain());
  client.bufferedAmount = 300_000;
  sandbox.run(9000);
  expect(client.drain()).toEqual([]);
  client.bufferedAmount = 0;
  sandbox.run(100);
  const told = client.drain();
  expect(deltas(told)).toHaveLength(1);
  copy.receive(told);
  const now = await sandbox.json<GameList>('/web-api/line/v1/games?section=live&limit=300');
  expect(withoutClocks(copy.order.map((id) => copy.rows.get(id)!))).toEqual(
    withoutClocks(now.games),
  );
  client.bufferedAmount = 300_000;
  sandbox.run(10_200);
  expect(client.closeCode).toBe(4002);
  expect(sandbox.feed.connectionCount).toBe(0);
  sandbox.dispose();
});

test('SBX-816 a heartbeat has the sequence numbers since the last one, lost messages included', async () => {
  const sandbox = createTestSandbox();
  const client = sandbox.connect();
  client.subscribe(7, { kind: 'list', section: 'line' });
  const [snapshot] = snapshots(client.drain());
  const beats = (): object[] =>
    client.drain().flatMap((message) => (message.t === 'hb' ? [message.seqs ?? {}] : []));
  sandbox.run(5000);
  const [told] = beats();
  const before = Number((told as Record<string, number>)['7']);
  expect(before).toBeGreaterThanOrEqual(snapshot?.seq ?? Infinity);
  await sandbox.post('/sandbox/v1/feed', { paused: true });
  sandbox.run(5000);
  expect(beats()).toEqual([{}]);
  await sandbox.post('/sandbox/v1/feed', { paused: false, gap: true });
  sandbox.run(10_000);
  expect(
    beats()
      .map((seqs) => Number((seqs as Record<string, number>)['7'] ?? 0))
      .some((seq) => seq > before),
  ).toBe(true);
  sandbox.dispose();
});

test('SBX-75 the control API loses, doubles, pauses, mutes, delays and restarts the feed', async () => {
  const sandbox = createTestSandbox();
  const control = (body: object): Promise<Response> => sandbox.post('/sandbox/v1/feed', body);
  const client = sandbox.connect();
  const boot = (each: FeedClient): string =>
    each.messages[0]?.t === 'welcome' ? each.messages[0].boot : '';
  client.subscribe(1, { kind: 'list', section: 'live' });
  await control({ updatesPerSecond: 500, gap: true });
  sandbox.run(300);
  const [first] = deltas(client.drain());
  expect([first?.prev, first?.seq]).toEqual([2, 3]);
  await control({ duplicate: true });
  sandbox.run(100);
  const [once, twice] = deltas(client.drain());
  expect(twice).toEqual(once);
  await control({ paused: true });
  sandbox.run(6000);
  expect(new Set(client.drain().map((message) => message.t))).toEqual(new Set(['hb']));
  await control({ paused: false, mute: 11_000 });
  sandbox.run(10_900);
  expect(client.drain()).toEqual([]);
  sandbox.run(100);
  expect(deltas(client.drain())).toHaveLength(1);
  await control({ delayed: true });
  sandbox.run(5100);
  expect(client.drain()).toContainEqual(expect.objectContaining({ t: 'hb', delayed: true }));
  await control({ restart: true });
  expect(client.closeCode).toBe(1012);
  expect(boot(sandbox.connect())).not.toBe(boot(client));
  sandbox.dispose();
});

test('SBX-76 the user channel needs a token and has balances and bets', async () => {
  const sandbox = createTestSandbox();
  const client = sandbox.connect({ token: 'not-a-token' });
  client.subscribe(1, { kind: 'user' });
  expect(client.drain().slice(1)).toMatchObject([
    { code: 'unauthorized' },
    { code: 'unauthorized', sub: 1 },
  ]);
  const demo = await sandbox.signIn();
  client.send({ t: 'auth', token: demo.token });
  client.subscribe(1, { kind: 'user' });
  expect((snapshots(client.drain())[0]?.data as UserData).accounts?.[0]?.money.minor).toBe(100_000);
  await sandbox.post('/sandbox/v1/users/demo', { balance: 5 });
  expect((deltas(client.drain())[0]?.data as UserData).accounts?.[0]?.money.minor).toBe(5);
  await sandbox.post('/sandbox/v1/users/newbie', { balance: 5 });
  expect(client.drain()).toEqual([]);
  const newbie = await sandbox.signIn('newbie');
  client.send({ t: 'auth', token: newbie.token });
  expect(client.drain()).toMatchObject([{ t: 'error', code: 'unauthorized', sub: 1 }]);
  sandbox.dispose();
});

test('SBX-79 only the score of a bet on a live event is sent when it changes, at most every two seconds', async () => {
  const sandbox = createTestSandbox({ pace: 30 });
  await sandbox.post('/sandbox/v1/coupon', { liveDelayMs: 0 });
  const demo = await sandbox.signIn();
  const bet = async (section: 'line' | 'live'): Promise<PlacedCoupon> => {
    const { games } = await sandbox.json<GameList>(
      `/web-api/line/v1/games?section=${section}&sportId=1&limit=20`,
    );
    const game = games.toReversed().find((each) => each.main[0]?.isBlocked === false)!;
    const [{ id, coef }] = game.main[0]!.outcomes;
    const body = {
      accountId: demo.accountId,
      typeId: 0,
      amount: { minor: 500, currency: 'EUR' },
      bets: [{ id, coef }],
      changeCoefAction: 1,
      coefViewId: 0,
    };
    const answer = await demo.call('POST', '/web-api/coupon/v1/placements', body, {
      'X-Idempotency-Key': `scores-of-${section}`,
    });
    return ((await answer.json()) as { coupon: PlacedCoupon }).coupon;
  };
  const waiting = await bet('line');
  let shown = await bet('live');
  const client = sandbox.connect({ token: demo.token, lng: 'ru' });
  client.subscribe(1, { kind: 'user' });
  client.drain();
  let toldAtMs = Number.NEGATIVE_INFINITY;
  const seen = new Set<string>();
  for (let round = 0; round < 1200 && shown.statusId < 0; round += 1) {
    sandbox.run(200);
    const told = deltas(client.drain()).flatMap(({ data }) => (data as UserData).coupons ?? []);
    expect(told.filter((coupon) => coupon.id === waiting.id)).toEqual([]);
    const mine = told.find((coupon) => coupon.id === shown.id);
    if (mine === undefined) continue;
    if (mine.statusId < 0) expect(sandbox.nowMs() - toldAtMs).toBeGreaterThanOrEqual(1900);
    toldAtMs = sandbox.nowMs();
    expect(mine.bets).not.toEqual(shown.bets);
    seen.add(`${mine.bets[0]?.phaseText} ${mine.bets[0]?.scoreText}`);
    shown = mine;
    const { bet: now } = (await (
      await demo.call('GET', `/web-api/history/v1/bets/${mine.id}`, undefined, {
        'X-Language': 'ru',
      })
    ).json()) as { bet: PlacedCoupon };
    expect(mine).toEqual(now);
  }
  expect(shown.statusId).toBeGreaterThanOrEqual(0);
  expect(seen.size).toBeGreaterThan(2);
  sandbox.dispose();
});

test('SBX-77 sports are sent in full and then as changes; the site channel has version and switches', async () => {
  const sandbox = createTestSandbox({ pace: 60 });
  const client = sandbox.connect();
  client.subscribe(1, { kind: 'sports' });
  client.subscribe(2, { kind: 'site' });
  expect(snapshots(client.drain()).map(({ data }) => Object.keys(data))).toEqual([
    ['tree'],
    ['delayed'],
  ]);
  await sandbox.post('/sandbox/v1/site', { maintenance: true, features: { live: false } });
  const maintenance = {
    started_at: 0,
    ended_at: 0,
    notify_started_at: 0,
    notify_ended_at: 0,
    isActive: true,
    web_state: 1,
  };
  expect(deltas(client.drain()).map(({ sub, data }) => [sub, data])).toContainEqual([
    2,
    { maintenance, version: '1001', features: { live: false }, delayed: false },
  ]);
  expect(await sandbox.json('/bff-api/config/all.json')).toEqual({
    site: { maintenance },
    features: { live: false },
    version: '1001',
  });
  sandbox.advance(900_000);
  expect(deltas(client.drain()).filter(({ sub }) => sub === 1).length).toBeGreaterThan(0);
  sandbox.dispose();
});

test('SBX-260 every response has the version of the site; no version repeats, even after a reset or a restart', async () => {
  const sandbox = createTestSandbox();
  const heard = async (): Promise<string | null> =>
    (await sandbox.request('/web-api/line/v1/sports')).headers.get('X-Site-Version');
  expect(await heard()).toBeNull();
  await sandbox.post('/sandbox/v1/site', { features: { promo: false } });
  expect(await heard()).toBe('1001');
  await sandbox.post('/sandbox/v1/reset', {});
  expect(await heard()).toBe('1002');
  expect(await sandbox.json('/bff-api/config/all.json')).toEqual({ version: '1002' });
  await sandbox.post('/sandbox/v1/site', { features: { promo: true } });
  expect(await heard()).toBe('1003');
  sandbox.dispose();
});

test('SBX-826 M71 a connection that sends more than a page does, or ten invalid messages, is closed', () => {
  const sandbox = createTestSandbox();
  const wrong = sandbox.connect();
  for (let sent = 0; sent < 10; sent += 1) wrong.sendText('{');
  expect(wrong.closeCode).toBe(4007);
  const eager = sandbox.connect();
  for (let sent = 0; sent < 249; sent += 1) eager.send({ t: 'unsubscribe', sub: 1 });
  expect(eager.closeCode).toBeUndefined();
  for (let sent = 0; sent < 2; sent += 1) eager.send({ t: 'unsubscribe', sub: 1 });
  expect(eager.closeCode).toBe(4008);
  const steady = sandbox.connect();
  for (let second = 0; second < 60; second += 1) {
    for (let sent = 0; sent < 50; sent += 1) steady.send({ t: 'unsubscribe', sub: 1 });
    sandbox.run(1000);
  }
  expect(steady.closeCode).toBeUndefined();
  expect(sandbox.feed.connectionCount).toBe(1);
  sandbox.dispose();
});

test('SBX-829 M71 the feed has at most 5,000 connections', () => {
  const sandbox = createTestSandbox();
  const clients = Array.from({ length: 5001 }, () => sandbox.connect(false));
  expect(clients[4999]?.closeCode).toBeUndefined();
  expect(clients[5000]?.closeCode).toBe(1013);
  clients[0]?.close();
  expect(sandbox.connect().closeCode).toBeUndefined();
  sandbox.dispose();
});

/** Timers of a slow machine: each reading of the clock takes a millisecond. */
class SlowTimers extends ManualTimers {
  #lostMs = 0;
  override readonly nowMs = (): number => startMs + this.#lostMs++;
}
const startMs = Date.UTC(2025, 10, 20, 12);

test('SBX-827 M71 subscriptions are opened in turn while there is time, so that one client does not delay the others', () => {
  const timers = new SlowTimers(startMs);
  const sandbox = createTestSandbox({ timers });
  const greedy = sandbox.connect();
  for (let sub = 1; sub <= 50; sub += 1)
    greedy.subscribe(sub, { kind: 'list', section: 'line', limit: sub });
  const modest = sandbox.connect();
  modest.subscribe(1, { kind: 'list', section: 'live' });
  const opened = snapshots(greedy.messages).length;
  expect(opened).toBeLessThan(30);
  sandbox.feed.flush();
  expect(snapshots(modest.messages)).toHaveLength(1);
  expect(snapshots(greedy.messages).length).toBeLessThan(50);
  for (let flush = 0; flush < 10; flush += 1) sandbox.feed.flush();
  expect(snapshots(greedy.messages)).toHaveLength(50);
  sandbox.dispose();
});

test('SBX-827 SBX-74 M71 a client that does not read gets no more snapshots', () => {
  const sandbox = createTestSandbox();
  const client = sandbox.connect();
  client.drain();
  client.bufferedAmount = 300_000;
  for (let sub = 1; sub <= 50; sub += 1)
    client.subscribe(sub, { kind: 'list', section: 'line', limit: sub });
  sandbox.run(5000);
  expect(client.drain()).toEqual([]);
  client.bufferedAmount = 0;
  sandbox.run(100);
  expect(snapshots(client.drain())).toHaveLength(50);
  sandbox.dispose();
});
