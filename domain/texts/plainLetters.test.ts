import { expect, test } from 'vitest';
import { plainLetters } from './plainLetters.ts';

test.each([
  ['كرة', 'كره'],
  ['المصري', 'المصرى'],
  ['ألمانيا', 'المانيا'],
  ['إنجلترا', 'انجلترا'],
  ['آسيا', 'اسيا'],
  ['رؤوف', 'رووف'],
  ['نهائي', 'نهايي'],
  ['ســلة', 'سله'],
  ['كُرَة', 'كره'],
  ['Zürich', 'zurich'],
])('BET-911 what is typed as people spell it every day is the same word: %s, %s', (one, other) => {
  expect(plainLetters(one)).toBe(plainLetters(other));
});

test('BET-911 other letters remain others', () => {
  expect(plainLetters('سلة')).not.toBe(plainLetters('صلة'));
});
