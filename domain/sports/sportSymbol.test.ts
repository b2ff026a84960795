import { expect, test } from 'vitest';
import { sportSymbol } from './sportSymbol.ts';

test('names of sports and of symbols are both known, and an unknown sport is a trophy', () => {
  expect(
    ['football', 'ball-football', 'device-gamepad-2', 'ball-american-football', 'quidditch'].map(
      sportSymbol,
    ),
  ).toEqual([
    'ball-football',
    'ball-football',
    'device-gamepad-2',
    'ball-american-football',
    'trophy',
  ]);
});
