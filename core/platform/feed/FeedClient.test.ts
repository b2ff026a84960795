import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { settle } from '../../../test/services/FakeTimeHost.ts';
import { feedUrl } from './FeedClient.ts';
import { FeedStage, sports, user } from './testing/FeedStage.ts';

let stage: FeedStage;

beforeEach(() => {
  stage = new FeedStage();
});
afterEach(() => stage.end());

test('SHL-609 a change of language opens a new socket with it, and gets a fresh snapshot of every channel', async () => {
  const { log } = await stage.goLive();
  const first = stage.server.last;
  stage.feed.setLanguage('ar');
  await settle();
  expect([stage.server.last === first, log]).toEqual([false, ['stale']]);
  await stage.server.welcome();
  expect(stage.server.last.received[0]).toMatchObject({ t: 'hello', lng: 'ar' });
  await stage.server.say({
    t: 'snapshot',
    sub: stage.server.last.asked('sports').at(-1) ?? 0,
    seq: 1,
    data: { value: 2 },
  });
  expect(log).toEqual(['stale', 'picture 2 at 1']);
});

test('SHL-609 without a socket the next one uses the other language', async () => {
  stage.feed.setLanguage('ar');
  expect(stage.server.connections).toHaveLength(0);
  stage.follow();
  await stage.server.welcome();
  expect(stage.server.last.received[0]).toMatchObject({ t: 'hello', lng: 'ar' });
});

describe('connection', () => {
  test('SHL-40 SHL-926 the address is that of the page, without any secret', () => {
    expect([feedUrl('https://northline.example'), feedUrl('http://localhost:8080')]).toEqual([
      'wss://northline.example/feed/v1',
      'ws://localhost:8080/feed/v1',
    ]);
  });

  test('SHL-40 nothing is opened before the first subscription, and one socket serves all', async () => {
    expect(stage.server.connections).toHaveLength(0);
    stage.follow();
    stage.follow({ kind: 'event', gameId: 5 });
    await stage.server.welcome();
    stage.follow({ kind: 'site' });
    await settle();
    expect(stage.server.connections).toHaveLength(1);
    expect(stage.server.last.received).toEqual([
      { t: 'hello', protocol: 1, lng: 'en' },
      { t: 'subscribe', sub: 1, channel: { kind: 'sports' } },
      { t: 'subscribe', sub: 2, channel: { kind: 'event', gameId: 5 } },
      { t: 'subscribe', sub: 3, channel: { kind: 'site' } },
    ]);
  });

  test('SHL-40 SHL-926 the token goes in a message, before the channels of the person', async () => {
    stage.isAuthed = true;
    stage.follow(user);
    stage.follow();
    await stage.server.welcome();
    await settle();
    expect(stage.server.last.url).not.toContain('secret');
    expect(
      stage.server.last.received.map((message) =>
        message.t === 'subscribe' ? message.channel.kind : message.t,
      ),
    ).toEqual(['hello', 'sports', 'auth', 'user']);
    expect(stage.server.last.received[2]).toEqual({ t: 'auth', token: 'secret-token' });
  });

  test('SHL-40 SHL-927 a token that is refused is renewed once per connection, and the channels of the person are requested again', async () => {
    stage.isAuthed = true;
    stage.follow(user);
    await stage.server.welcome();
    await settle();
    await stage.server.say({ t: 'error', code: 'unauthorized', detail: 'The token is not valid' });
    await settle();
    await stage.server.say({ t: 'error', code: 'unauthorized', detail: 'The token is not valid' });
    await settle();
    expect(stage.server.last.received.filter(({ t }) => t === 'auth')).toEqual([
      { t: 'auth', token: 'secret-token' },
      { t: 'auth', token: 'secret-token1' },
    ]);
    expect([stage.server.last.asked('user').length, stage.reported.length]).toEqual([2, 1]);
  });

  test('SHL-40 a later sign-in requests the channels of the person over the same socket', async () => {
    stage.follow(user);
    await stage.server.welcome();
    expect(stage.server.last.asked('user')).toEqual([]);
    await stage.changeSession(true);
    expect(stage.server.last.asked('user')).toHaveLength(1);
    expect(stage.server.connections).toHaveLength(1);
  });

  test('SHL-48 sign-out closes the socket at once and public channels go on over a new one', async () => {
    stage.isAuthed = true;
    const own = stage.follow(user);
    const { log } = stage.follow();
    await stage.server.welcome();
    await settle();
    const before = stage.server.last;
    await stage.server.say({
      t: 'snapshot',
      sub: stage.server.last.asked('user')[0] ?? 0,
      seq: 1,
      data: { value: 9 },
    });
    await stage.server.say({
      t: 'snapshot',
      sub: stage.server.last.asked('sports')[0] ?? 0,
      seq: 1,
      data: { value: 1 },
    });
    await stage.changeSession(false);
    expect([before.isClosed, stage.server.connections.length, log]).toEqual([
      true,
      2,
      ['picture 1 at 1', 'stale'],
    ]);
    await stage.server.welcome();
    await settle();
    expect([
      stage.server.last.asked('sports').length,
      stage.server.last.asked('user').length,
    ]).toEqual([1, 0]);
    expect(JSON.stringify(stage.server.last.received)).not.toContain('secret');
    await stage.server.say({
      t: 'snapshot',
      sub: stage.server.last.asked('sports')[0] ?? 0,
      seq: 1,
      data: { value: 2 },
    });
    expect([own.log, stage.feed.status]).toEqual([
      ['picture 9 at 1', 'error unauthorized'],
      'current',
    ]);
  });

  test('SHL-40 an ended subscription is cancelled and gets no more messages', async () => {
    const { log, end } = stage.follow();
    await stage.server.welcome();
    end();
    end();
    await stage.server.say({ t: 'snapshot', sub: 1, seq: 1, data: { value: 1 } });
    expect(stage.server.last.received.slice(-1)).toEqual([{ t: 'unsubscribe', sub: 1 }]);
    expect(log).toEqual([]);
  });

  test('SHL-40 a refused channel informs its listener; other errors are reported', async () => {
    const { log } = stage.follow();
    await stage.server.welcome();
    await stage.server.say({ t: 'error', code: 'unknown_event', detail: 'gone', sub: 1 });
    await stage.server.say({ t: 'error', code: 'bad_message', detail: 'what' });
    await stage.server.sayText('{broken');
    expect(log).toEqual(['error unknown_event']);
    expect(stage.reported[0]).toBe('feed: The feed answered bad_message: what');
    expect(stage.reported[1]).toMatch(/^feed\.message: SyntaxError/);
    for (const text of ['null', '7', '"hb"', '']) await stage.server.sayText(text);
    expect(stage.reported.slice(2)).toHaveLength(4);
    expect(
      stage.reported.slice(2).every((report) => report.startsWith('feed.message: SyntaxError')),
    ).toBe(true);
    expect(stage.feed.status).toBe('current');
  });

  test('SHL-900 a malformed message is reported once, without its data, and dropped', async () => {
    const { log } = await stage.goLive();
    const [sub = 0] = stage.server.last.asked('sports');
    const malformed = [
      { t: 'welcome', serverNowMs: 'now', heartbeatMs: 5000, boot: 'boot-1' },
      { t: 'hb' },
      { t: 'hb', serverNowMs: 1_800_000_000_000, seqs: { [sub]: 'secret' } },
      { t: 'snapshot', sub, seq: 2 },
      { t: 'snapshot', sub, seq: 2, data: 'secret' },
      { t: 'delta', sub, seq: 2, data: { value: 2 } },
      { t: 'delta', sub, prev: 1, seq: '2', data: { value: 2 } },
      { t: 'error', code: 7, detail: 'secret', sub },
      { t: 'unknown' },
      { sub, seq: 2, data: {} },
      [],
    ];
    for (const message of malformed) await stage.server.sayText(JSON.stringify(message));
    expect([log, stage.feed.status]).toEqual([[], 'current']);
    expect(stage.reported).toHaveLength(malformed.length);
    expect(stage.reported.filter((report) => report.includes('secret'))).toEqual([]);
    expect(stage.reported[1]).toBe(
      'feed.message: SyntaxError: The feed sent a malformed message hb',
    );
  });

  test('SHL-901 a message with fields that the page does not know is accepted', async () => {
    const { log, sub } = await stage.goLive();
    await stage.server.sayText(
      JSON.stringify({ t: 'delta', sub, prev: 1, seq: 2, data: { value: 2 }, region: 'eu' }),
    );
    expect([log, stage.reported]).toEqual([['change 2'], []]);
  });

  test('SHL-40 a listener that throws is reported and affects no other', async () => {
    stage.feed.subscribe(sports, {
      onSnapshot: () => {
        throw new Error('broken store');
      },
      onDelta: () => {},
    });
    const { log } = stage.follow();
    await stage.server.welcome();
    for (const sub of stage.server.last.asked('sports'))
      await stage.server.say({ t: 'snapshot', sub, seq: 1, data: { value: 3 } });
    expect([log, stage.reported]).toEqual([
      ['picture 3 at 1'],
      ['feed.sports: Error: broken store'],
    ]);
  });
});
