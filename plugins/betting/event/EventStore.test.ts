import { configure } from 'mobx';
import { expect, test } from 'vitest';
import { createTestServices } from '../../../test/services/createTestServices.ts';
import { BettingApi } from '../feed/BettingApi.ts';
import { exampleFull, exampleMarket, exampleScore } from '../testing/exampleWire.ts';
import { settled, ScriptedLine } from '../testing/ScriptedLine.ts';
import { EventStore } from './EventStore.ts';
import { PriceStore } from '../prices/PriceStore.ts';

configure({ enforceActions: 'always' });

function createStage() {
  const platform = new ScriptedLine();
  platform.full = exampleFull(5, [
    exampleMarket(5, 1, [1.85, 3.6, 4.35]),
    exampleMarket(5, 4, [1.9, 1.95]),
  ]);
  const services = createTestServices();
  const prices = new PriceStore(services);
  return { platform, prices, store: new EventStore(5, new BettingApi(services), prices) };
}

test('BET-22 the open event has its markets as structure and its prices in the price store', async () => {
  const { store, prices } = createStage();
  store.open();
  await settled();
  expect(store.snapshot.state.kind).toBe('ready');
  expect(store.allMarkets.map((market) => market.typeId)).toEqual([1, 4]);
  expect(prices.odds(5 * 2 ** 21 + 4 * 2 ** 12)).toBe(1900);
});

test('BET-22 markets come and go, scores and incidents are taken in order', async () => {
  const { store, platform } = createStage();
  store.open();
  await settled();
  const incident = { kind: 'goal', team: 1, text: 'Goal', score: [1, 0] } as const;
  await platform.delta({
    markets: [exampleMarket(5, 9, [1.5, 2.5])],
    removed: [5 * 2 ** 16 + 2 ** 7],
    score: { id: 5, statusId: 2, isLive: true, marketCount: 2, score: exampleScore() },
    incidents: [
      { ...incident, id: 2, minute: 30, second: 0 },
      { ...incident, id: 1, minute: 12, second: 5 },
    ],
    momentum: [1, -1],
  });
  expect(store.allMarkets.map((market) => market.typeId)).toEqual([4, 9]);
  expect(store.event).toMatchObject({ isLive: true, score: { home: 2, away: 1 } });
  expect(store.timeline.map((each) => each.id)).toEqual([1, 2]);
  await platform.delta({
    incidents: [{ ...incident, id: 2, minute: 30, second: 0, text: 'Goal confirmed' }],
  });
  expect(store.timeline.map((each) => each.text)).toEqual(['Goal', 'Goal confirmed']);
  await platform.delta({ incidents: [{ ...incident, id: 3, minute: 12, second: 59 }] });
  expect(store.timeline.map((each) => each.id)).toEqual([1, 3, 2]);
});

test('BET-23 an unknown event is missing, a failed read can be tried again', async () => {
  const { store, platform } = createStage();
  platform.failsWith = 404;
  store.open();
  await settled();
  expect(store.snapshot.state.kind).toBe('missing');
  platform.failsWith = 501;
  store.snapshot.retry();
  await settled();
  expect(store.snapshot.state.kind).toBe('failed');
  platform.failsWith = undefined;
  store.snapshot.retry();
  await settled();
  expect(store.snapshot.state.kind).toBe('ready');
});

test('BET-202 a removed market keeps its place while it is in view, and loses it out of view', async () => {
  const { store, platform, prices } = createStage();
  store.open();
  await settled();
  const release = store.holdPlaces();
  const shown = (): unknown[] => store.allMarkets.map((market) => [market.typeId, market.isGone]);
  const [first, second] = store.marketOrder;
  await platform.delta({ removed: [first], markets: [exampleMarket(5, 9, [1.5, 2.5])] });
  expect(shown()).toEqual([
    [1, true],
    [4, false],
    [9, false],
  ]);
  expect(prices.state(5 * 2 ** 21 + 2 ** 12)).toBe(2);
  await platform.delta({ markets: [exampleMarket(5, 1, [1.9, 3.6, 4.2])] });
  expect(shown()).toEqual([
    [1, false],
    [4, false],
    [9, false],
  ]);
  await platform.snapshot({
    full: exampleFull(5, [exampleMarket(5, 9, [1.5, 2.5]), exampleMarket(5, 1, [1.85, 3.6, 4.35])]),
  });
  expect(shown()).toEqual([
    [1, false],
    [4, true],
    [9, false],
  ]);
  store.letGo([second!]);
  expect(shown()).toEqual([
    [1, false],
    [9, false],
  ]);
  await platform.delta({ removed: [first] });
  release();
  expect(shown()).toEqual([[9, false]]);
});

test('BET-533 the end of the event clears its stored data', async () => {
  const { store, platform } = createStage();
  store.open();
  await settled();
  store.holdPlaces();
  await platform.delta({
    removed: store.marketOrder,
    score: { id: 5, statusId: 4, isLive: false, marketCount: 0, score: exampleScore() },
  });
  expect(store.allMarkets).toEqual([]);
});
