import { expect, test } from 'vitest';
import { scoreInLine } from '../../../../domain/texts/sidesInLine.ts';
import { scoreColumns } from './scoreColumns.ts';

function ask(names: readonly string[]) {
  const found = scoreColumns(
    names.map((name, id) => ({ id, typeId: 1, name, caption: name, line: undefined })),
  );
  return (
    found && {
      ...Object.fromEntries(
        found.sides.map(({ side, outcomes }) => [side, outcomes.map(({ id }) => names[id])]),
      ),
      others: found.others.map(({ name }) => name),
    }
  );
}

test('BET-910 BET-1011 exact scores are sorted by the side that wins, each column from its lowest score, other outcomes apart', () => {
  expect(ask(['0:0', '0:1', '0:2', '1:0', '1:1', '1:2', '2:0', '2:1', 'Any other score'])).toEqual({
    home: ['1:0', '2:0', '2:1'],
    draw: ['0:0', '1:1'],
    away: ['0:1', '0:2', '1:2'],
    others: ['Any other score'],
  });
});

test('BET-910 without a possible draw there are two columns', () => {
  expect(ask(['2:1', '2:0', '0:2', '1:2'])).toEqual({
    home: ['2:0', '2:1'],
    away: ['0:2', '1:2'],
    others: [],
  });
});

test('BET-910 the marks of direction around a score of Arabic are no part of it', () => {
  const [home, away] = ['10:8', '8:10'].map((score) => scoreInLine(score, 'rtl')) as [
    string,
    string,
  ];
  expect(ask([away, home, 'أخرى'])).toEqual({ home: [home], away: [away], others: ['أخرى'] });
});

test('BET-1010 outcomes that are no scores of two sides are none', () => {
  for (const names of [
    ['Yes', 'No'],
    ['0', '1', '2+'],
    ['1:0', '0:0', 'Any other score'],
    ['1:0', '0:1', 'A', 'B', 'C', 'D'],
  ])
    expect(ask(names)).toBeUndefined();
});
