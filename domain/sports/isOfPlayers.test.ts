import { expect, test } from 'vitest';
import { isOfPlayers } from './isOfPlayers.ts';

test('M44 players of tennis have no crest, clubs of volleyball have', () => {
  expect([4, 15, 6, 1].map(isOfPlayers)).toEqual([true, true, false, false]);
});
