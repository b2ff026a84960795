import { afterEach, expect, test } from 'vitest';
import { toMaintenance } from './accessFromWire.ts';
import {
  createClosedSite,
  noNetwork,
  openAnswer,
  requestOf,
  serverFault,
} from '../testing/createClosedSite.ts';

const blocked = { displayTypeId: 1, templateTypeId: 16 };
const stages: { dispose: () => void }[] = [];

function stage(
  options: Parameters<typeof createClosedSite>[0] = {},
): ReturnType<typeof createClosedSite> {
  const made = createClosedSite(options);
  stages.push(made);
  return made;
}

afterEach(() => {
  for (const made of stages.splice(0)) made.dispose();
});

test('ACC-80 the answer that came with the page is enough: nothing is asked', async () => {
  const { store, asked, gone } = stage();
  expect(store.evaluate(requestOf('/en', 'betting.home', undefined), openAnswer)).toEqual({
    kind: 'next',
  });
  expect(store.evaluate(requestOf('/en', 'betting.home', undefined), blocked)).toEqual({
    kind: 'block',
    to: '/en/suspension',
  });
  expect(store.evaluate(requestOf('/en/live?a=1', 'betting.live'))).toEqual({
    kind: 'block',
    to: '/en/suspension?return-url=%2Fen%2Flive%3Fa%3D1',
  });
  expect([asked, gone]).toEqual([[], []]);
});

test('ACC-5 the page of the closed site stays, and keeps the requested address', () => {
  const { store } = stage();
  const evaluate = (path: string, name: string) => store.evaluate(requestOf(path, name), blocked);
  expect(evaluate('/en/suspension?return-url=%2Fen%2Flive', 'access.suspension')).toEqual({
    kind: 'block',
    to: '/en/suspension?return-url=%2Fen%2Flive',
  });
  expect(evaluate('/en/maintenance?return-url=%2Fen%2Flive', 'access.maintenance')).toEqual({
    kind: 'block',
    to: '/en/suspension?return-url=%2Fen%2Flive',
  });
  expect(evaluate('/en/block-appeal-history', 'access.appeals')).toEqual({ kind: 'next' });
  expect(evaluate('/en/information/cookies', 'notices.cookie-policy')).toEqual({ kind: 'next' });
});

test('ACC-6 with an open site the page of a closed one leads back, or home', () => {
  const { store } = stage();
  const evaluate = (path: string) =>
    store.evaluate(requestOf(path, 'access.maintenance'), openAnswer);
  expect(evaluate('/en/maintenance?return-url=%2Fen%2Flive')).toEqual({
    kind: 'redirect',
    to: '/en/live',
  });
  expect(evaluate('/en/maintenance')).toEqual({ kind: 'redirect', to: '/en' });
  expect(evaluate('/en/maintenance?return-url=%2F%2Fevil.test')).toEqual({
    kind: 'redirect',
    to: '/en',
  });
});

test('ACC-8 ACC-82 without an answer since the load the flag comes after the third try, 100 ms apart', async () => {
  const { store, answers, asked, host } = stage();
  answers(serverFault);
  const verdict = Promise.resolve(store.evaluate(requestOf('/en/live', 'betting.live', undefined)));
  await host.advance(99);
  expect([asked.length, store.isUnreachable]).toEqual([1, false]);
  await host.advance(1);
  expect([asked.length, store.isUnreachable]).toEqual([2, false]);
  await host.advance(100);
  expect([asked.length, store.isUnreachable]).toEqual([3, true]);
  expect(await verdict).toEqual({ kind: 'block', to: '/en/maintenance?return-url=%2Fen%2Flive' });
});

test('ACC-85 a try that succeeds ends the check, and the site is open', async () => {
  const { store, answers, asked, host } = stage();
  answers(serverFault);
  const verdict = Promise.resolve(store.evaluate(requestOf('/en/live', 'betting.live', undefined)));
  await host.advance(150);
  answers(openAnswer);
  await host.advance(100);
  expect([await verdict, asked.length, store.isUnreachable]).toEqual([{ kind: 'next' }, 3, false]);
});

test('ACC-83 ACC-85 with an answer in hand one failed check is a doubt; the third sets the flag, an answer clears it', async () => {
  const { store, answers, host, gone, standOn } = stage();
  void store.evaluate(requestOf('/en/live', 'betting.live', undefined), openAnswer);
  answers(serverFault);
  void store.check();
  await host.advance(300);
  expect([store.isUnreachable, store.doubts, gone]).toEqual([false, 1, []]);
  // 30 s ± 50 %; the host draws the middle.
  await host.advance(30_300);
  expect([store.isUnreachable, store.doubts, gone]).toEqual([false, 2, []]);
  await host.advance(30_300);
  expect([store.isUnreachable, gone]).toEqual([true, ['/en/live']]);
  standOn('access.maintenance', '/en/maintenance?return-url=%2Fen%2Flive');
  answers(openAnswer);
  await host.advance(30_300);
  expect([store.isUnreachable, store.doubts, gone]).toEqual([
    false,
    0,
    ['/en/live', '/en/maintenance?return-url=%2Fen%2Flive'],
  ]);
});

test('ACC-84 a device without a network proves nothing', async () => {
  const { store, answers, host, gone } = stage();
  void store.evaluate(requestOf('/en/live', 'betting.live', undefined), openAnswer);
  answers(noNetwork);
  for (let turn = 0; turn < 5; turn += 1) {
    void store.check();
    await host.advance(400);
  }
  expect([store.isUnreachable, gone]).toEqual([false, []]);
});

test('A33 ACC-83 ten minutes of a service that loses half of the questions: at most one move of the page for each block that comes or goes', async () => {
  const flipsAtS = [95, 280, 400, 505];
  for (let seed = 1; seed <= 40; seed += 1) {
    const { store, answers, host, gone, asked, standOn } = stage();
    let state = seed * 7919;
    let real = openAnswer;
    answers(() => {
      state = (state * 48_271) % 2_147_483_647;
      return state < 2_147_483_647 / 2 ? serverFault : real;
    });
    void store.evaluate(requestOf('/en/live', 'betting.live', undefined), openAnswer);
    for (let second = 0; second < 600; second += 1) {
      if (flipsAtS.includes(second)) real = real === openAnswer ? blocked : openAnswer;
      const before = gone.length;
      await host.advance(1000);
      // The person keeps navigating, and the navigator does what the store asked for.
      if (second % 20 === 0) void store.evaluate(requestOf(`/en/live?${second}`, 'betting.live'));
      if (gone.length > before) {
        const page = store.closed;
        standOn(
          page ?? 'betting.live',
          page === undefined
            ? '/en/live'
            : `/en/${page.replace('access.', '')}?return-url=%2Fen%2Flive`,
        );
      }
    }
    expect(gone.length, `seed ${seed}: ${gone.join(' ')}`).toBeLessThanOrEqual(flipsAtS.length);
    // Failed checks were repeated, and blocks were noticed.
    expect([asked.length > 10, gone.length > 0]).toEqual([true, true]);
  }
});

test('ACC-9 an answer serves for 60 s, then it serves once more and is renewed behind the navigation', async () => {
  const { store, host, asked } = stage();
  void store.evaluate(requestOf('/en', 'betting.home', undefined), openAnswer);
  await host.advance(59_000);
  void store.evaluate(requestOf('/en/live', 'betting.live'));
  expect(asked).toEqual([]);
  await host.advance(1000);
  expect(store.evaluate(requestOf('/en/line', 'betting.line'))).toEqual({ kind: 'next' });
  await host.advance(10);
  expect(asked).toEqual(['block']);
  void store.evaluate(requestOf('/en/live', 'betting.live'));
  await host.advance(10);
  expect(asked).toEqual(['block']);
});

test('ACC-86 ACC-87 a new version, silence of the feed and a closed site are reasons to ask, one check at a time', async () => {
  const { store, host, asked, onMessage, setFeed, answers } = stage();
  void store.evaluate(requestOf('/en', 'betting.home', undefined), openAnswer);
  onMessage({ version: '0' });
  await host.advance(3000);
  expect(asked).toEqual([]);
  onMessage({ version: '1' });
  await host.advance(1000);
  expect(asked).toEqual(['block']);
  await Promise.all([store.check(), store.check()]);
  expect(asked).toEqual(['block', 'block']);
  setFeed('stale');
  await host.advance(60_000);
  expect(asked).toEqual(['block', 'block', 'block']);
  setFeed('current');
  answers(blocked);
  await store.check();
  asked.length = 0;
  await host.advance(30_000);
  expect(asked).toEqual(['block']);
});

test('ACC-17 a block of one person, and its end, apply when the feed reports it', async () => {
  const { store, asked, answers, gone, onPerson, signIn, standOn, host } = stage();
  void store.evaluate(requestOf('/en/live', 'betting.live', undefined), openAnswer);
  onPerson('another');
  expect(asked).toEqual([]);
  onPerson('');
  signIn(true);
  onPerson('');
  await host.advance(10);
  expect(asked).toEqual([]);
  answers(blocked);
  onPerson('mark');
  onPerson('mark');
  await host.advance(10);
  expect([asked, gone]).toEqual([['block'], ['/en/live']]);
  standOn('access.suspension', '/en/suspension?return-url=%2Fen%2Flive');
  answers(openAnswer);
  onPerson('');
  await host.advance(10);
  expect([asked.length, store.closed]).toEqual([2, undefined]);
});

test('ACC-17 without a word of the feed a signed-in person is asked about every 60 s while it is live', async () => {
  const { store, asked, answers, gone, signIn, host } = stage();
  void store.evaluate(requestOf('/en/live', 'betting.live', undefined), openAnswer);
  await host.advance(120_000);
  expect(asked).toEqual([]);
  signIn(true);
  answers(blocked);
  await host.advance(60_000);
  expect([asked, gone]).toEqual([['block'], ['/en/live']]);
});

test('ACC-5 M29 the page about cookies stays open when the site closes', async () => {
  const { store, gone, onMessage, standOn, host } = stage();
  void store.evaluate(requestOf('/en/live', 'betting.live', undefined), openAnswer);
  standOn('notices.cookie-policy', '/en/information/cookies');
  onMessage({ maintenance: toMaintenance({ isActive: true }) });
  await host.advance(5000);
  expect([store.closed, gone]).toEqual(['access.maintenance', []]);
});

test('ACC-10 A34 a flip moves the page once and back again, and waits for a bet in flight', async () => {
  const { store, gone, onMessage, setBusy, standOn, host } = stage();
  void store.evaluate(requestOf('/en/live?a=1', 'betting.live', undefined), openAnswer);
  standOn('betting.live', '/en/live?a=1');
  setBusy(true);
  onMessage({ maintenance: toMaintenance({ isActive: true }) });
  onMessage({ maintenance: toMaintenance({ isActive: true, ended_at: 1_900_000_000 }) });
  await host.advance(5000);
  expect(gone).toEqual([]);
  setBusy(false);
  expect(gone).toEqual(['/en/live?a=1']);
  expect(store.evaluate(requestOf('/en/live?a=1', 'betting.live'))).toEqual({
    kind: 'block',
    to: '/en/maintenance?return-url=%2Fen%2Flive%3Fa%3D1',
  });
  standOn('access.maintenance', '/en/maintenance?return-url=%2Fen%2Flive%3Fa%3D1');
  onMessage({ maintenance: toMaintenance({ isActive: true, ended_at: 1_900_000_000 }) });
  onMessage({ maintenance: toMaintenance({}) });
  expect(gone).toEqual(['/en/live?a=1', '/en/maintenance?return-url=%2Fen%2Flive%3Fa%3D1']);
});

test('ACC-11 begin and end act at their instants', async () => {
  const { clock, store, host, onMessage, gone, standOn } = stage();
  void store.evaluate(requestOf('/en/live', 'betting.live', undefined), openAnswer);
  const nowS = Math.floor(clock.nowMs() / 1000);
  onMessage({
    maintenance: toMaintenance({ isActive: true, started_at: nowS + 10, ended_at: nowS + 20 }),
  });
  await host.advance(8000);
  expect([store.closed, gone]).toEqual([undefined, []]);
  await host.advance(3000);
  expect([store.closed, gone.length]).toEqual(['access.maintenance', 1]);
  standOn('access.maintenance', '/en/maintenance');
  await host.advance(10_000);
  expect([store.closed, gone.length]).toEqual([undefined, 2]);
});

test('ACC-12 the cookie has the dates during the maintenance and is removed with it; it decides nothing', () => {
  const { store, jar, onMessage } = stage();
  jar.set('maintenance', '1-1999999999');
  expect(store.evaluate(requestOf('/en', 'betting.home', undefined), openAnswer)).toEqual({
    kind: 'next',
  });
  onMessage({ maintenance: toMaintenance({ isActive: true, ended_at: 1_900_000_000 }) });
  expect(jar.get('maintenance')).toBe('0-1900000000');
  onMessage({ maintenance: toMaintenance({}) });
  expect(jar.has('maintenance')).toBe(false);
});

test('ACC-3 the geo-off cookie is asked for when an answer comes', () => {
  const { store, jar } = stage();
  jar.set('geo_off', '1');
  expect(
    store.evaluate(requestOf('/en', 'betting.home', undefined), {
      displayTypeId: 1,
      templateTypeId: 1,
    }),
  ).toEqual({ kind: 'next' });
  jar.set('geo_off', 'yes');
  expect(
    store.evaluate(requestOf('/en', 'betting.home', undefined), {
      displayTypeId: 1,
      templateTypeId: 1,
    }),
  ).toMatchObject({ kind: 'block' });
});
