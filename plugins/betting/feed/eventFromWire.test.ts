import { expect, test } from 'vitest';
import { exampleFull, exampleGame, exampleMarket, exampleScore } from '../testing/exampleWire.ts';
import { listUpdateFromWire } from './feedFromWire.ts';
import {
  eventFromWire,
  favouritesFromWire,
  favouritesToWire,
  fullEventFromWire,
  pricesFromWire,
  pricesOfMarkets,
} from './eventFromWire.ts';

test('BET-17 an event is translated from the wire and frozen', () => {
  const event = eventFromWire(
    exampleGame(5, {
      statusId: 3,
      isLive: true,
      score: exampleScore({
        red: [0, 1],
        clock: { seconds: 60, running: false, pace: 2, as_of_ms: 5 },
      }),
    }),
  );
  expect(event).toMatchObject({
    competitionId: 7,
    status: 'paused',
    home: { name: 'Harbour City', shortName: 'HAR' },
    startsAtS: 1_700_003_600,
    score: {
      phaseName: '2nd half',
      redCards: [0, 1],
      clock: { isRunning: false, pace: 2, asOfMs: 5, countsDown: false },
    },
  });
  expect(Object.isFrozen(event)).toBe(true);
  expect(JSON.stringify(event)).not.toContain('champ');
  expect(JSON.stringify(event)).not.toContain('coef');
});

test('BET-1022 odds become whole thousandths, exactly', () => {
  expect(pricesFromWire([7, 1.005, 0, 8, 19.99, 1])).toEqual([7, 1005, 0, 8, 19_990, 1]);
});

test('BET-1023 a suspended market suspends all its outcomes', () => {
  const market = exampleMarket(5, 1, [1.85, 3.6, 4.35], { isBlocked: true });
  expect(pricesOfMarkets([market]).filter((_, index) => index % 3 === 2)).toEqual([1, 1, 1]);
});

test('BET-17 a message without a part changes nothing of that part', () => {
  expect(listUpdateFromWire({ prices: [1, 2, 0] })).toEqual({
    events: [],
    order: undefined,
    removed: [],
    scores: [],
    rowPrices: [],
    prices: [1, 2000, 0],
    total: undefined,
  });
});

test('BET-17 a full event carries competition, groups, markets and their prices', () => {
  const full = fullEventFromWire(exampleFull(5, [exampleMarket(5, 4, [1.9, 1.9])]));
  expect(full.competition.countryIso).toBe('gb-eng');
  expect(full.markets[0]?.outcomes).toHaveLength(2);
  expect(full.prices).toHaveLength(15);
});

test('BET-17 favourites go to the wire and back unchanged', () => {
  const lists = { games: [1], champs: [2, 3], teams: [] };
  expect(favouritesToWire(favouritesFromWire(lists))).toEqual(lists);
});
