import { expect, test } from 'vitest';
import { marketFromWire } from '../../feed/eventFromWire.ts';
import { exampleMarket } from '../../testing/exampleWire.ts';
import { asianLineText, asianRow, favouriteTeam } from './asianRow.ts';

const lined = (typeId: number, kind: 'handicap' | 'total', line: number, period?: string) => {
  const wire = exampleMarket(5, typeId, [1.9, 2], {
    kind,
    line,
    ...(period === undefined ? {} : { period }),
  });
  const [first, second] = wire.outcomes;
  if (first === undefined || second === undefined) throw new Error('a line has two outcomes');
  return marketFromWire({
    ...wire,
    outcomes: [
      { ...first, line },
      { ...second, line: kind === 'handicap' ? 0 - line : line },
    ],
  });
};
const result = marketFromWire(exampleMarket(5, 1, [1.85, 3.6, 4.35], { kind: 'result' }));

test('BET-100 M43 markets of a row are ladders of the match and of its first part, the main line first', () => {
  const { match, part } = asianRow([
    lined(6, 'handicap', -0.5),
    lined(7, 'handicap', -0.75),
    lined(4, 'total', 2.5),
    result,
    lined(55, 'handicap', -0.25, 'h1'),
  ]);
  expect([
    match.handicaps.map(({ line }) => line),
    match.totals.map(({ line }) => line),
    match.result?.id,
  ]).toEqual([[-0.5, -0.75], [2.5], result.id]);
  expect([part.handicaps.map(({ line }) => line), part.totals, part.result]).toEqual([
    [-0.25],
    [],
    undefined,
  ]);
});

test('BET-100 M43 games of a match are a ladder of the match, those of its first set of the part', () => {
  const { match, part } = asianRow([
    lined(6, 'total', 22.5, 'games'),
    lined(7, 'total', 9.5, 'set1'),
  ]);
  expect([match.totals.map(({ line }) => line), part.totals.map(({ line }) => line)]).toEqual([
    [22.5],
    [9.5],
  ]);
});

test('BET-534 the team that gives goals is the favourite; level teams have none', () => {
  expect(
    [-0.5, 0.25, 0].map((line) => favouriteTeam(asianRow([lined(6, 'handicap', line)]).match)),
  ).toEqual([1, 2, 0]);
  expect(favouriteTeam(asianRow([result]).match)).toBe(0);
});

test('BET-101 a quarter line is said by the halves beside it', () => {
  expect([0, -0.25, 0.5, 0.75, -1, 2.25, 2.75, 10.5].map(asianLineText)).toEqual([
    '0',
    '0/0.5',
    '0.5',
    '0.5/1',
    '1',
    '2/2.5',
    '2.5/3',
    '10.5',
  ]);
});
