import { afterAll, expect, test } from 'vitest';
import { createTestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { createResultsStage } from '../testing/createResultsStage.ts';
import { ResultsStore } from './ResultsStore.ts';

const sandbox = createTestSandbox();
afterAll(() => sandbox.dispose());

async function openStore() {
  const stage = await createResultsStage(sandbox);
  const followed = { eventIds: [7], competitionIds: [2], teamIds: [] };
  const store = new ResultsStore({ core: stage.services, followed: () => followed });
  return { ...stage, store };
}

const failNext = () =>
  sandbox.post('/sandbox/v1/faults', [
    { method: 'GET', path: '/web-api/line/v1/results', times: 1, status: 501 },
  ]);

const settled = () => new Promise((resolve) => setTimeout(resolve, 30));

test('RES-1 RES-112 the address has the shown content: day, sport and competition in its path, words, stars and page in its query', async () => {
  const { store, navigation, asked, daysAgo } = await openStore();
  const stop = store.start();
  await settled();
  expect([store.answer.state.kind, store.day?.date, store.date]).toEqual([
    'ready',
    daysAgo(0),
    daysAgo(0),
  ]);
  expect([store.pageCount, (store.day?.total ?? 0) > 0]).toEqual([
    Math.ceil((store.day?.total ?? 0) / 50),
    true,
  ]);
  navigation.visit({
    routeName: 'results.day-sport',
    params: { date: daysAgo(1), sport: '1-football' },
  });
  await settled();
  expect(store.day?.events.every(({ sportId }) => sportId === 1)).toBe(true);
  store.setPage(2);
  store.setFollowedOnly(true);
  await settled();
  expect(navigation.query.toString()).toBe('mine=1');
  expect(asked.at(-1)).toMatch(/champIds=2&.*gameIds=7/);
  expect(store.day?.events.every(({ competitionId, id }) => competitionId === 2 || id === 7)).toBe(
    true,
  );
  store.setPage(3);
  await settled();
  expect(asked.at(-1)).toContain('offset=100');
  for (const none of ['0', '-1', '1.5', 'x']) {
    navigation.rewriteQuery({ page: none });
    expect(store.question.page, none).toBe(1);
  }
  store.setFollowedOnly(false);
  navigation.rewriteQuery({ q: 'united' });
  expect(store.filters).toEqual({ q: 'united' });
  stop();
});

test('RES-114 typed text is sent after a pause; a reset shows everything again', async () => {
  const { store, time, navigation, asked } = await openStore();
  const stop = store.start();
  await settled();
  const before = asked.length;
  for (const words of ['U', 'Un', 'Uni ']) store.setWords(words);
  time.advance(299);
  expect(navigation.query.has('q')).toBe(false);
  time.advance(1);
  await settled();
  expect(navigation.query.get('q')).toBe('Uni');
  expect(asked.slice(before).filter((path) => path.includes('words=Uni'))).toHaveLength(1);
  expect(store.isNarrowed).toBe(true);
  store.clear();
  await settled();
  expect([store.words, navigation.query.toString(), store.isNarrowed]).toEqual(['', '', false]);
  stop();
});

test('RES-5 RES-116 only the newest question is answered, a failed one can be tried again, a day without results is missing', async () => {
  const { store, navigation, daysAgo } = await openStore();
  await failNext();
  const stop = store.start();
  await settled();
  expect(store.answer.state.kind).toBe('failed');
  store.retry();
  navigation.visit({ routeName: 'results.day', params: { date: daysAgo(3) } });
  navigation.visit({ routeName: 'results.day', params: { date: daysAgo(2) } });
  await settled();
  expect([store.answer.state.kind, store.day?.date]).toEqual(['ready', daysAgo(2)]);
  store.toggle(5);
  navigation.visit({ routeName: 'results.day', params: { date: '2026-02-30' } });
  expect([store.answer.state.kind, store.openIds.size]).toEqual(['loading', 0]);
  await settled();
  expect(store.answer.state.kind).toBe('missing');
  stop();
});

test('RES-115 results of today appear as matches end, those of other days do not change', async () => {
  const { store, time, navigation, asked, daysAgo } = await openStore();
  const stop = store.start();
  await settled();
  const first = asked.length;
  time.advance(1000);
  await settled();
  expect(asked.length).toBe(first + 1);
  await failNext();
  time.advance(1000);
  await settled();
  expect([store.answer.state.kind, store.hasFailed, store.day?.date]).toEqual([
    'stale',
    false,
    daysAgo(0),
  ]);
  navigation.visit({ routeName: 'results.day', params: { date: daysAgo(4) } });
  await settled();
  const second = asked.length;
  time.advance(1000);
  await settled();
  expect(asked.length).toBe(second);
  stop();
});
