import { expect, test } from 'vitest';
import { withoutLine } from './marketCards.ts';

test.each([
  ['Over 2.5', 'Over'],
  ['Draw (+2)', 'Draw'],
  ['Más de 10,5', 'Más de'],
  ['FK Vilja (−2)', 'FK Vilja'],
  ['تعادل (\u200e+2)', 'تعادل'],
  ['هانديكاب ثلاثي \u200e−1.5', 'هانديكاب ثلاثي'],
  ['Both teams', 'Both teams'],
])('BET-518 the caption of a ladder names the side without the line: %s', (name, side) => {
  expect(withoutLine(name)).toBe(side);
});
