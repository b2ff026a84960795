import { expect, test } from 'vitest';
import { chaseOf, oversText, scoreBoard } from './scoreboard.ts';
import type { Incident, Score } from '../../feed/SportEvent.ts';

const nothing: Score = {
  home: 0,
  away: 0,
  periods: [],
  phase: 'h1',
  phaseName: '',
  clock: undefined,
  points: undefined,
  server: undefined,
  corners: undefined,
  yellowCards: undefined,
  redCards: undefined,
  statistics: [],
};
const score = (given: Partial<Score>): Score => ({ ...nothing, ...given });
const won = (team: 1 | 2, id: number): Incident => ({
  id,
  kind: 'set',
  team,
  minute: id,
  second: 0,
  text: '',
  score: [0, 0],
});

test('BET-250 football is shown by halves, and with extra time and a shoot-out in columns', () => {
  const played = scoreBoard(
    1,
    score({
      periods: [
        [1, 1],
        [1, 0],
      ],
      phase: 'h2',
    }),
  );
  expect([played.kind, played.parts.map(({ isCurrent }) => isCurrent)]).toEqual([
    'halves',
    [false, true],
  ]);
  const long = scoreBoard(
    1,
    score({
      periods: [
        [1, 1],
        [0, 0],
        [0, 0],
        [4, 3],
      ],
      phase: 'so',
    }),
  );
  expect([long.kind, long.parts.map(({ kind }) => kind)]).toEqual([
    'table',
    ['regular', 'regular', 'overtime', 'shootout'],
  ]);
});

test('BET-527 tennis has sets with points and server, a set that is played has no winner', () => {
  const board = scoreBoard(
    4,
    score({
      home: 1,
      periods: [
        [6, 4],
        [3, 2],
      ],
      phase: 'set2',
      points: ['40', 'AD'],
      server: 2,
    }),
  );
  expect(board).toMatchObject({ kind: 'sets', points: ['40', 'AD'], server: 2 });
  expect(board.parts.map(({ winner, isCurrent }) => [winner, isCurrent])).toEqual([
    [1, false],
    [0, true],
  ]);
});

test('BET-527 a tennis match that ended 2:0 is still shown by sets', () => {
  const board = scoreBoard(
    4,
    score({
      home: 2,
      periods: [
        [6, 4],
        [7, 6],
      ],
      phase: 'ft',
    }),
  );
  expect([board.kind, board.parts.map(({ winner }) => winner)]).toEqual(['sets', [1, 1]]);
});

test('BET-250 quarters and periods are columns, later scores are overtime', () => {
  const basketball = scoreBoard(
    3,
    score({
      periods: [
        [20, 18],
        [22, 25],
        [19, 19],
        [21, 20],
        [9, 6],
      ],
      phase: 'ot',
    }),
  );
  expect(basketball.parts.at(-1)).toMatchObject({ kind: 'overtime', number: 1, isCurrent: true });
  const hockey = scoreBoard(
    2,
    score({
      periods: [
        [1, 0],
        [0, 0],
        [0, 1],
        [1, 0],
      ],
      phase: 'so',
    }),
  );
  expect(hockey.parts.map(({ kind }) => kind)).toEqual([
    'regular',
    'regular',
    'regular',
    'shootout',
  ]);
});

test('BET-528 frames and legs are shown by their winner, in the order of the timeline', () => {
  const board = scoreBoard(15, score({ home: 1, away: 2, phase: 'frame4' }), [
    won(2, 1),
    won(1, 2),
    won(2, 3),
  ]);
  expect([board.kind, board.unit, board.parts.map(({ winner }) => winner)]).toEqual([
    'wins',
    'frame',
    [2, 1, 2],
  ]);
  expect(scoreBoard(14, score({ home: 1, away: 1 }), []).parts).toHaveLength(2);
  const maps = scoreBoard(17, score({ home: 2, away: 0, phase: 'ft' }));
  expect(
    [maps.kind, maps.unit, maps.parts.map(({ winner }) => winner)],
    'a game whose parts have no score of their own',
  ).toEqual(['wins', 'map', [1, 1]]);
});

test('BET-529 an unknown sport falls back to its periods', () => {
  expect(
    scoreBoard(
      99,
      score({
        periods: [
          [3, 1],
          [0, 0],
        ],
        phase: 'x2',
      }),
    ),
  ).toMatchObject({ kind: 'plain', parts: [{ winner: 1 }, { isCurrent: true }] });
});

test('BET-250 cricket is shown by runs, wickets and overs, and the runs that the chase still needs', () => {
  const innings = {
    number: 2,
    batting: 1,
    wickets: [3, 8],
    balls: [100, 120],
    target: 162,
  } as const;
  const played = score({ home: 140, away: 161, phase: 'i2', innings });
  expect(scoreBoard(12, played)).toMatchObject({ kind: 'cricket', innings });
  expect([oversText(100), oversText(120), chaseOf(played, innings)]).toEqual([
    '16.4',
    '20.0',
    { runs: 22, balls: 20 },
  ]);
  expect(chaseOf(score({ home: 162, innings }), innings)).toBeUndefined();
});

test('BET-250 baseball keeps outs and bases beside its innings, boxing the points of the judges, cyber sport the names of its maps', () => {
  const innings = { number: 2, batting: 1, outs: 1, bases: [1, 3] } as const;
  expect(
    scoreBoard(
      5,
      score({
        periods: [
          [1, 0],
          [0, 0],
        ],
        phase: 'b2',
        innings,
      }),
    ),
  ).toMatchObject({ kind: 'innings', innings, parts: [{ winner: 1 }, { isCurrent: true }] });
  expect(
    scoreBoard(16, score({ periods: [[9, 10]], phase: 'round2', points: ['9', '10'] })),
  ).toMatchObject({ kind: 'rounds', points: ['9', '10'] });
  const maps = [
    { name: 'Foundry', home: 13, away: 7 },
    { name: 'Harbour', home: 2, away: 5 },
  ];
  expect(
    scoreBoard(
      17,
      score({
        periods: [
          [13, 7],
          [2, 5],
        ],
        phase: 'map2',
        maps,
      }),
    ).parts.map(({ name, winner, isCurrent }) => [name, winner, isCurrent]),
  ).toEqual([
    ['Foundry', 1, false],
    ['Harbour', 0, true],
  ]);
});
