import { expect, test } from 'vitest';
import { columnsOf } from './columnsOf.ts';
import type { Market } from '../../feed/SportEvent.ts';

function ask(
  columns: Market['columns'],
  texts: readonly (readonly [caption: string, name: string])[],
): number {
  return columnsOf({
    columns,
    outcomes: texts.map(([caption, name], index) => ({
      id: index,
      typeId: 1,
      line: undefined,
      caption,
      name,
    })),
  });
}

test('BET-517 outcomes have as many columns as the platform wishes while their words fit into two lines', () => {
  expect(
    ask(3, [
      ['1', 'Harbour City'],
      ['X', 'Draw'],
      ['2', 'Kingsport Rovers'],
    ]),
  ).toBe(3);
  expect(
    ask(2, [
      ['Over', 'Over 2.5'],
      ['Under', 'Under 2.5'],
    ]),
  ).toBe(2);
  expect(ask(1, [['Yes', 'Yes']])).toBe(1);
  expect(
    ask(2, [
      ['1', 'Wolverhampton Wanderers'],
      ['2', 'Brighton & Hove Albion'],
    ]),
  ).toBe(2);
});

test('BET-517 a word that would be broken, or a third line, takes a column away', () => {
  expect(
    ask(3, [
      ['Unentschieden', 'Unentschieden'],
      ['1', 'Harbour City'],
    ]),
  ).toBe(2);
  expect(
    ask(3, [
      ['H. Ibarra by knockout', 'H. Ibarra by knockout'],
      ['N. Barreto', 'N. Barreto'],
    ]),
  ).toBe(2);
  expect(
    ask(3, [
      ['Draw / Rovers / by 3', 'Draw / Rovers / by 3'],
      ['Brackley United', 'Brackley United'],
    ]),
  ).toBe(2);
  expect(
    ask(2, [
      ['A', 'Donaudampfschifffahrtsgesellschaft'],
      ['B', 'Other'],
    ]),
  ).toBe(1);
  expect(
    ask(3, [
      ['First team scores and wins', 'First team scores first and wins the match after extra time'],
      ['X', 'Any other'],
    ]),
  ).toBe(1);
});
