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
])('BET-911 an everyday spelling is the same word: %s, %s', (one, other) => {
  expect(plainLetters(one)).toBe(plainLetters(other));
});

test('BET-911 other letters stay different', () => {
  expect(plainLetters('سلة')).not.toBe(plainLetters('صلة'));
});
