import { expect, test } from 'vitest';
import { canBeDrawn } from './canBeDrawn.ts';

test('BET-890 football and handball can be drawn, tennis and basketball cannot', () => {
  expect([1, 8, 4, 3].map(canBeDrawn)).toEqual([true, true, false, false]);
});
