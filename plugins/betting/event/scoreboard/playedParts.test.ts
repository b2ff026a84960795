import { expect, test } from 'vitest';
import { playedParts, scoreBoard } from './scoreboard.ts';
import type { Score } from '../../feed/SportEvent.ts';

test('BET-371 extra time, overtime and kicks of a finished match are apart from its parts', () => {
  const parts = (
    sportId: number,
    periods: readonly (readonly [number, number])[],
    ending: Parameters<typeof playedParts>[0]['ending'],
    shootOut?: readonly [number, number],
  ) => playedParts({ sportId, score: [1, 1], periods, ending, shootOut });
  expect(
    parts(
      1,
      [
        [1, 0],
        [0, 1],
      ],
      'regular',
    ),
  ).toEqual({
    regular: [
      [1, 0],
      [0, 1],
    ],
    overtime: [],
    shootOut: undefined,
  });
  expect(
    parts(
      1,
      [
        [1, 0],
        [0, 1],
        [0, 0],
      ],
      'shootout',
      [4, 3],
    ),
  ).toEqual({
    regular: [
      [1, 0],
      [0, 1],
    ],
    overtime: [[0, 0]],
    shootOut: [4, 3],
  });
  expect(
    parts(
      2,
      [
        [1, 0],
        [0, 1],
        [0, 0],
        [0, 0],
        [1, 0],
      ],
      'shootout',
    ),
  ).toEqual({
    regular: [
      [1, 0],
      [0, 1],
      [0, 0],
    ],
    overtime: [[0, 0]],
    shootOut: [1, 0],
  });
  expect(
    parts(
      3,
      [
        [20, 21],
        [20, 19],
        [20, 20],
        [20, 20],
        [9, 8],
      ],
      'overtime',
    ).overtime,
  ).toEqual([[9, 8]]);
  expect(
    parts(
      4,
      [
        [6, 4],
        [3, 6],
        [7, 5],
      ],
      'regular',
    ).regular,
  ).toHaveLength(3);
  // Legs and frames have no score of their own.
  expect(parts(14, [], 'regular')).toEqual({ regular: [], overtime: [], shootOut: undefined });
});

test('BET-371 kicks are in the table of the parts, and have a winner once they are over', () => {
  const score: Score = {
    home: 1,
    away: 1,
    periods: [
      [1, 0],
      [0, 1],
      [0, 0],
    ],
    phase: 'ft',
    phaseName: 'Full time',
    clock: undefined,
    points: undefined,
    server: undefined,
    corners: undefined,
    yellowCards: undefined,
    redCards: undefined,
    statistics: [],
    shootOut: [3, 4],
  };
  expect(scoreBoard(1, score, [], 'shootout').parts.at(-1)).toMatchObject({
    kind: 'shootout',
    home: 3,
    away: 4,
    winner: 2,
    isCurrent: false,
  });
  expect(
    scoreBoard(1, { ...score, phase: 'pens' }).parts.filter(({ isCurrent }) => isCurrent),
  ).toMatchObject([{ kind: 'shootout', winner: 0 }]);
});
