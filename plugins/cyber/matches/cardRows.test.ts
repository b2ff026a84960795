import { expect, test } from 'vitest';
import { cardRows } from './cardRows.ts';
import { mapScores } from './mapScores.ts';

const market = (kind: string, period?: string, line?: number) => ({ kind, period, line });
const shown = (rows: ReturnType<typeof cardRows<ReturnType<typeof market>>>) =>
  rows.map(({ kind, market: asked, number }) =>
    `${kind} ${asked?.kind ?? '-'} ${number ?? ''}`.trim(),
  );

test('CYB-88 a card requests match, map and the counted total, and keeps three places', () => {
  const rounds = { unit: 'round' } as const;
  expect(
    shown(
      cardRows(
        [
          market('result'),
          market('part', 'map3'),
          market('partTotal', 'map3', 21.5),
          market('total', undefined, 2.5),
        ],
        rounds,
      ),
    ),
  ).toEqual(['match result', 'map part 3', 'unit-total partTotal 3']);
  expect(shown(cardRows([market('result'), market('total', undefined, 2.5)], rounds))).toEqual([
    'match result',
    'map -',
    'maps-total total',
  ]);
  expect(
    shown(
      cardRows([market('result'), market('part', 'map1'), market('total')], { unit: undefined }),
    ),
  ).toEqual(['match result', 'map part 1', 'maps-total total']);
  expect(shown(cardRows([market('result'), market('handicap', undefined, -1)], undefined))).toEqual(
    ['match result', 'total -', 'handicap handicap'],
  );
  expect(shown(cardRows([], undefined))).toEqual(['match -', 'total -', 'handicap -']);
});

test('CYB-8 the map that is played is marked, and one that is over has a winner', () => {
  const maps = [
    { name: 'Foundry', home: 13, away: 9 },
    { name: 'Viaduct', home: 4, away: 6 },
  ];
  expect(
    mapScores({ phase: 'map2', maps }).map(({ number, isCurrent, winner }) => [
      number,
      isCurrent,
      winner,
    ]),
  ).toEqual([
    [1, false, 1],
    [2, true, 0],
  ]);
  expect(mapScores({ phase: 'br', maps }).map(({ winner }) => winner)).toEqual([1, 2]);
  expect(mapScores({ phase: 'h1' })).toEqual([]);
});
