import { expect, test } from 'vitest';
import { fillText } from './fillText.ts';

const dictionary = { bets_zero: 'z', bets_one: 'o', bets_two: 't', bets_few: 'f', bets_many: 'm', bets_other: 'x', rest: 'as before', line: '{{home}} – {{ away }}, {{home}}', price: '$& {{value}}' };

test('SHL-58 every plural form of CLDR is found', () => {
  expect([0, 1, 2, 3, 11, 100].map((count) => fillText(dictionary, 'ar', 'bets', { count }))).toEqual(['z', 'o', 't', 'f', 'm', 'x']);
  expect([1, 2, 5, 1.5].map((count) => fillText(dictionary, 'ru', 'bets', { count }))).toEqual(['o', 'f', 'm', 'x']);
  expect(fillText(dictionary, 'en', 'rest', { count: 3 })).toBe('as before');
});

test('SHL-58 values stand wherever they are named, and nothing of them is read as a pattern', () => {
  expect(fillText(dictionary, 'en', 'line', { home: '{{away}}', away: '$1' })).toBe('{{away}} – $1, {{away}}');
  expect(fillText(dictionary, 'en', 'price', {})).toBe('$& {{value}}');
  expect(fillText(dictionary, 'en', 'absent', {})).toBeUndefined();
  expect(fillText(undefined, 'en', 'line', undefined)).toBeUndefined();
});
