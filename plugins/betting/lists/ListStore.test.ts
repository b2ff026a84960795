import { autorun, configure } from 'mobx';
import { expect, test } from 'vitest';
import { createTestServices } from '../../../test/services/createTestServices.ts';
import { BettingApi } from '../feed/BettingApi.ts';
import { exampleGame, exampleScore } from '../testing/exampleWire.ts';
import { settled, ScriptedLine } from '../testing/ScriptedLine.ts';
import { ListStore } from './ListStore.ts';
import { PriceStore } from '../prices/PriceStore.ts';
import { ListFreeze } from './ListFreeze.ts';
import { stillOrder } from './stillOrder.ts';

configure({ enforceActions: 'always' });

function createStage(count = 3, limit = 50) {
  const platform = new ScriptedLine();
  platform.games = Array.from({ length: count }, (_, index) =>
    exampleGame(index + 1, { champId: 7 + (index % 2) }),
  );
  const services = createTestServices();
  const prices = new PriceStore(services);
  const api = new BettingApi(services);
  return { platform, prices, api, list: new ListStore({ section: 'line', limit }, api, prices) };
}

test('BET-18 reads the list once and watches it while it is open', async () => {
  const { platform, list, prices } = createStage();
  const close = list.open();
  const closeAgain = list.open();
  await settled();
  expect(list.snapshot.state.kind).toBe('ready');
  expect(list.order).toEqual([1, 2, 3]);
  expect(list.groups.map((group) => group.eventIds)).toEqual([[1, 3], [2]]);
  expect(prices.odds(2 ** 21 + 2 ** 12)).toBe(1850);
  expect(platform.calls).toHaveLength(1);
  close();
  close();
  await settled();
  expect(platform.channels.length).toBe(1);
  closeAgain();
  await settled();
  expect(platform.channels.length).toBe(0);
});

test('BET-1024 a snapshot replaces all that was known', async () => {
  const { platform, list } = createStage();
  list.open();
  await settled();
  await platform.snapshot({ games: [exampleGame(9)], order: [9], total: 1 });
  expect(list.order).toEqual([9]);
  expect([...list.events.keys()]).toEqual([9]);
});

test('SHL-497 an entry that is equal in the next snapshot stays the same object', async () => {
  const { platform, list } = createStage();
  list.open();
  await settled();
  const [first, second] = [list.events.get(1), list.events.get(2)];
  await platform.snapshot({
    games: [exampleGame(1, { champId: 7 }), exampleGame(2, { champId: 9 })],
    order: [1, 2],
    total: 2,
  });
  expect(list.events.get(1)).toBe(first);
  expect(list.events.get(2)).not.toBe(second);
  expect(list.events.get(2)?.competitionId).toBe(9);
});

test('BET-1024 an answer that comes after the snapshot does not undo it', async () => {
  const { platform, list } = createStage();
  list.open();
  await platform.snapshot({ games: [exampleGame(9)], order: [9], total: 1 });
  await settled();
  expect(list.order).toEqual([9]);
});

test('BET-1025 a failed read can be tried again', async () => {
  const { platform, list } = createStage();
  platform.failsWith = 501;
  list.open();
  await settled();
  expect(list.snapshot.state.kind).toBe('failed');
  platform.failsWith = undefined;
  list.snapshot.retry();
  await settled();
  expect(list.snapshot.state.kind).toBe('ready');
});

test('BET-18 events come, go and change by deltas', async () => {
  const { platform, list } = createStage();
  list.open();
  await settled();
  await platform.delta({ games: [exampleGame(4)], removed: [2], order: [4, 1, 3], total: 3 });
  expect(list.order).toEqual([4, 1, 3]);
  expect(list.events.has(2)).toBe(false);
  await platform.delta({
    scores: [{ id: 1, statusId: 2, isLive: true, marketCount: 9, score: exampleScore() }],
  });
  expect(list.events.get(1)).toMatchObject({
    status: 'live',
    isLive: true,
    marketCount: 9,
    score: { home: 2 },
  });
});

test('A11 BET-19 a thousand price changes run nothing but the price store; a score runs its own row only', async () => {
  const { platform, list, prices } = createStage(100, 100);
  list.open();
  await settled();
  const runs = new Map<number, number>();
  let groupRuns = 0;
  autorun(() => {
    void list.groups;
    groupRuns += 1;
  });
  for (const id of list.order) {
    autorun(() => {
      void list.events.get(id)?.score;
      runs.set(id, (runs.get(id) ?? 0) + 1);
    });
  }
  for (let change = 0; change < 1000; change += 1) {
    const id = 1 + (change % 100);
    await platform.delta({ prices: [id * 2 ** 21 + 2 ** 12, 2 + change / 100, 0] });
  }
  expect([...runs.values()].every((count) => count === 1)).toBe(true);
  expect(groupRuns).toBe(1);
  expect(prices.odds(100 * 2 ** 21 + 2 ** 12)).toBe(11_990);
  await platform.delta({
    scores: [{ id: 5, statusId: 2, isLive: true, marketCount: 9, score: exampleScore() }],
  });
  expect([...runs].filter(([, count]) => count > 1)).toEqual([[5, 2]]);
  expect(groupRuns).toBe(1);
});

test('A05 BET-20 no row moves while the list is held; all that waited comes at the end', async () => {
  const { platform, list } = createStage();
  list.open();
  await settled();
  const release = list.hold();
  const releaseSecond = list.hold();
  await platform.delta({ order: [3, 2, 1] });
  await platform.delta({ removed: [2], order: [3, 1] });
  expect(list.order).toEqual([1, 2, 3]);
  expect(list.events.has(2)).toBe(true);
  release();
  expect(list.order).toEqual([1, 2, 3]);
  releaseSecond();
  expect(list.order).toEqual([3, 1]);
  expect(list.events.has(2)).toBe(false);
});

test('A05 BET-481 lists above and cards do not move either: lists share their hold, and content sorted by its events keeps its order', async () => {
  const { platform, prices, api, list: below } = createStage();
  platform.games = platform.games.map((game) => ({ ...game, isLive: true }));
  const rows = new ListFreeze();
  const above = new ListStore({ section: 'live', limit: 50 }, api, prices, rows);
  const other = new ListStore({ section: 'line', limit: 10 }, api, prices, rows);
  const open = stillOrder(above, () =>
    above.order.filter((id) => above.events.get(id)?.isLive === true),
  );
  let runs = 0;
  const close = autorun(() => (open.get(), (runs += 1)));
  above.open();
  const release = other.hold();
  expect(open.get()).toEqual([]);
  await settled();
  expect(open.get()).toEqual([1, 2, 3]);
  await platform.delta({
    scores: [{ id: 2, statusId: 4, isLive: false, marketCount: 0, score: exampleScore() }],
    order: [3, 1],
    removed: [2],
  });
  expect([above.order, open.get()]).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ]);
  expect([above.isHeld, other.isHeld, below.isHeld, runs]).toEqual([true, true, false, 2]);
  release();
  expect([above.order, open.get(), above.isHeld, runs]).toEqual([[3, 1], [3, 1], false, 3]);
  close();
});

test('BET-21 more events are read as they are needed, and the rows in view beyond the channel are watched by id', async () => {
  const { platform, list } = createStage(25, 10);
  list.open();
  await settled();
  expect([list.order.length, list.total, list.hasMore]).toEqual([10, 25, true]);
  platform.failsWith = 501;
  await list.loadMore();
  expect([list.order.length, list.hasMoreFailed]).toEqual([10, true]);
  platform.failsWith = undefined;
  await list.loadMore();
  expect([list.order.length, list.hasMore, list.hasMoreFailed]).toEqual([25, false, false]);
  list.show([8, 9, 10, 11, 12], 'football');
  await settled();
  expect(platform.channels.at(-1)).toMatchObject({ gameIds: [11, 12] });
  await platform.delta({ prices: [12 * 2 ** 21 + 2 ** 12, 9.5, 0] });
  list.show([12], 'football');
  await settled();
  expect(platform.channels.length).toBe(2);
  list.show([20, 21], 'tennis');
  await settled();
  expect(platform.channels.at(-1)).toMatchObject({ gameIds: [12, 20, 21] });
  list.show([], 'football');
  list.show([22], 'tennis');
  await settled();
  expect(platform.channels.at(-1)).toMatchObject({ gameIds: [22] });
  expect(platform.channels.length).toBe(2);
});

test('BET-8 a list that is let go gives its prices back', async () => {
  const { list, prices } = createStage();
  const close = list.open();
  await settled();
  expect(prices.outcomeCount).toBe(9);
  close();
  list.dispose();
  expect(prices.outcomeCount).toBe(0);
});

test('BET-42 data that came with the page are available at once and not requested', async () => {
  const platform = new ScriptedLine();
  const games = [exampleGame(1), exampleGame(2)];
  const services = createTestServices({
    firstData: [
      {
        endpoint: 'betting.games',
        query: { section: 'line', limit: 50 },
        answer: { games, total: 2, seq: 1 },
      },
    ],
  });
  const prices = new PriceStore(services);
  const list = new ListStore({ section: 'line', limit: 50 }, new BettingApi(services), prices);
  expect([
    list.snapshot.state.kind,
    list.order,
    list.isOutdated,
    prices.odds(2 ** 21 + 2 ** 12),
  ]).toEqual(['ready', [1, 2], false, 1850]);
  list.open()();
  await settled();
  expect(platform.calls).toEqual([]);
  list.open();
  await settled();
  expect(platform.calls).toHaveLength(1);
});
