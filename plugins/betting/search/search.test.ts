import { expect, test } from 'vitest';
import { isSearchable } from './isSearchable.ts';
import { markedParts } from './markedParts.ts';
import { withoutRecent, withRecent } from './recent/withRecent.ts';
import { isStoredSearches } from '#stored/betting/isStoredSearches.js';

test('BET-348 a name is split into matching and other parts', () => {
  const written = (name: string, marks: readonly (readonly [number, number])[]): string =>
    markedParts(name, marks)
      .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
      .join('');
  expect(written('Harbour City', [[0, 4]])).toBe('[Harb]our City');
  expect(
    written('Harbour City', [
      [0, 3],
      [8, 12],
    ]),
  ).toBe('[Har]bour [City]');
  expect(written('دوري الأبطال', [[5, 12]])).toBe('دوري [الأبطال]');
  expect(written('Harbour', [])).toBe('Harbour');
  expect(
    written('Harbour', [
      [5, 99],
      [2, 3],
      [40, 50],
    ]),
  ).toBe('Harbo[ur]');
  expect(written('', [[0, 2]])).toBe('');
});

test('BET-344 the newest first, each once, at most eight', () => {
  const many = Array.from({ length: 12 }, (_unused, index) => `Team ${index}`).reduce(
    withRecent,
    [] as readonly string[],
  );
  expect(many).toEqual([
    'Team 11',
    'Team 10',
    'Team 9',
    'Team 8',
    'Team 7',
    'Team 6',
    'Team 5',
    'Team 4',
  ]);
  expect(withRecent(['Aurelia', 'Harbour City'], ' harbour city ')).toEqual([
    'harbour city',
    'Aurelia',
  ]);
  expect(withRecent(['Aurelia'], '  ')).toEqual(['Aurelia']);
  expect(withRecent([], 'x'.repeat(500))[0]).toHaveLength(120);
  expect(withoutRecent(['Aurelia', 'Harbour City'], 'AURELIA')).toEqual(['Harbour City']);
});

test.each([
  [undefined],
  [null],
  ['Aurelia'],
  [{}],
  [[1]],
  [['']],
  [['x'.repeat(121)]],
  [Array.from({ length: 9 }, () => 'x')],
])('BET-344 what is kept is checked: %j is dropped', (value) => {
  expect(isStoredSearches(value)).toBe(false);
});

test('BET-342 two letters or digits of any script are enough', () => {
  expect(['', ' ', 'h', 'h ', '??', '-h-'].filter(isSearchable)).toEqual([]);
  expect(['ha', 'h a', '09', 'хa', 'ري', '–h–b'].filter(isSearchable)).toHaveLength(6);
});
