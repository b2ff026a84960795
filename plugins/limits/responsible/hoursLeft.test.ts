import { expect, test } from 'vitest';
import { hoursLeft } from './hoursLeft.ts';

test.each([
  [86_400 + 40, 24],
  [86_400 - 40, 24],
  [7200, 2],
  [600, 1],
  [-600, 1],
])('LIM-41 %i s of a wait are %i h: never more than its rule', (leftS, hours) => {
  expect(hoursLeft(1000 + leftS, 1_000_000)).toBe(hours);
});
