import { expect, test } from 'vitest';
import { starredQuery } from './live/liveFilter.ts';
import { openFirst } from './live/openFirst.ts';
import { groupByCompetition } from './groupByCompetition.ts';
import { groupBySport } from './groupBySport.ts';
import { listWindow } from './table/listWindow.ts';
import { matchMinutes, momentumAxis, momentumPicture } from '../event/scoreboard/momentum.ts';
import { topLive } from '../home/topLive.ts';
import { eventFromWire } from '../feed/eventFromWire.ts';
import { exampleGame, exampleMarket } from '../testing/exampleWire.ts';

const places = new Map([
  [1, { competitionId: 7, sportId: 1 }],
  [2, { competitionId: 9, sportId: 2 }],
  [3, { competitionId: 7, sportId: 1 }],
  [4, { competitionId: 8, sportId: 1 }],
]);

test('BET-11 groups events by competition in the order of the first event of each', () => {
  const groups = groupByCompetition([2, 1, 4, 3, 99], (id) => places.get(id));
  expect(groups.map((group) => [group.competitionId, group.eventIds])).toEqual([
    [9, [2]],
    [7, [1, 3]],
    [8, [4]],
  ]);
});

test('BET-11 puts sports in the order of the tree', () => {
  const groups = groupByCompetition([2, 1, 4, 3], (id) => places.get(id));
  expect(groupBySport(groups, [1, 2]).map((sport) => [sport.sportId, sport.eventCount])).toEqual([
    [1, 3],
    [2, 1],
  ]);
});

test('BET-12 at most 300 of ten thousand rows are in the document, at any scroll position of the list', () => {
  const groups = Array.from({ length: 500 }, () => ({ rowCount: 20 }));
  const metrics = { headPx: 34, rowPx: 46 };
  const wholePx = 500 * (34 + 20 * 46);
  for (let topPx = -400; topPx < wholePx; topPx += 9973) {
    const shown = listWindow(groups, metrics, topPx, topPx + 1700);
    const rows = shown.groups.reduce((sum, group) => sum + group.endRow - group.firstRow, 0);
    expect(rows).toBeLessThanOrEqual(300);
    const shownPx =
      shown.groups.length * 34 +
      rows * 46 +
      shown.groups.reduce((sum, group) => sum + group.abovePx + group.belowPx, 0);
    expect(shown.abovePx + shownPx + shown.belowPx).toBe(wholePx);
  }
});

test('BET-12 rows between the edges of the screen are all there', () => {
  const shown = listWindow(
    [{ rowCount: 3 }, { rowCount: 100 }],
    { headPx: 34, rowPx: 46 },
    500,
    1000,
  );
  expect(shown.groups).toEqual([
    { group: 1, firstRow: 6, endRow: 18, abovePx: 276, belowPx: 82 * 46 },
  ]);
  expect(shown.abovePx).toBe(34 + 3 * 46);
});

test('BET-12 a group that begins where the screen ends is room below, one that ends where it begins room above', () => {
  const groups = [{ rowCount: 1 }, { rowCount: 2 }, { rowCount: 0 }];
  expect(listWindow(groups, { headPx: 34, rowPx: 46 }, 80, 206)).toEqual({
    groups: [{ group: 1, firstRow: 0, endRow: 2, abovePx: 0, belowPx: 0 }],
    abovePx: 80,
    belowPx: 34,
  });
});

test('BET-13 events that take bets come before decided ones', () => {
  const total = exampleMarket(2, 3, [1.9, 1.9], { line: 2.5 });
  const games = [
    exampleGame(1, { main: [] }),
    exampleGame(2, { main: [total] }),
    exampleGame(3),
    exampleGame(4),
  ];
  const events = new Map(games.map((game) => [game.id, eventFromWire(game)] as const));
  expect(openFirst([1, 2, 3, 4], (id) => events.get(id))).toEqual([3, 4, 2, 1]);
});

test('BET-37 cards show open results first and go round the sports', () => {
  const games = [
    exampleGame(1, { sportId: 4 }),
    exampleGame(2, { sportId: 4 }),
    exampleGame(3, { sportId: 1, main: [] }),
    exampleGame(4, { sportId: 3 }),
    exampleGame(5, { sportId: 1 }),
  ];
  expect(topLive(games.map(eventFromWire), [1, 4, 3], 4)).toEqual([5, 1, 4, 2]);
  expect(topLive(games.map(eventFromWire), [1, 4, 3], 9)).toEqual([5, 1, 4, 2, 3]);
  expect(topLive(games.map(eventFromWire), [1, 3], 9), 'a sport without a rank comes last').toEqual(
    [5, 4, 1, 2, 3],
  );
});

test('BET-38 momentum has minutes in sports with a clock', () => {
  expect([1, 2, 3, 4].map(matchMinutes)).toEqual([90, 60, 40, undefined]);
  expect([90, 60, 40, 80, 43].map(momentumAxis).map((marks) => [marks[1], marks.length])).toEqual([
    [15, 7],
    [10, 7],
    [10, 5],
    [20, 5],
    [43, 2],
  ]);
  expect(momentumPicture([0.5, -0.5], [], 40).nowX).toBe(36);
  expect(
    momentumPicture(
      Array.from({ length: 45 }, () => 0.5),
      [],
      40,
    ).nowX,
  ).toBe(720);
});

test('BET-563 M42 favourites are asked for by their stars, of a competition only its own events', () => {
  const all = { section: 'live', limit: 100 } as const;
  const stars = { eventIds: [5], competitionIds: [7], teamIds: [9] };
  const none = { eventIds: [], competitionIds: [], teamIds: [] };
  expect(starredQuery(all, stars)).toEqual({
    ...all,
    eventIds: [5],
    competitionIds: [7],
    teamIds: [9],
    isAny: true,
  });
  expect(starredQuery({ ...all, competitionIds: [3] }, stars)).toEqual({
    ...all,
    competitionIds: [3],
    eventIds: [5],
  });
  expect(starredQuery({ ...all, competitionIds: [7] }, stars)).toEqual({
    ...all,
    competitionIds: [7],
  });
  expect([starredQuery(all, none), starredQuery({ ...all, competitionIds: [3] }, none)]).toEqual([
    undefined,
    undefined,
  ]);
});
