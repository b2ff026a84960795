import { expect, test } from 'vitest';
import { fittingCount } from './useFittingCount.ts';

test('SHL-63 all fit without the button; with it as many as leave room for it', () => {
  expect(fittingCount([100, 100, 100], 300, 80)).toBe(3);
  expect(fittingCount([100, 100, 100], 299, 80)).toBe(2);
  expect(fittingCount([100, 100, 100], 279, 80)).toBe(1);
  expect(fittingCount([100, 100, 100], 50, 80)).toBe(0);
  expect(fittingCount([], 0, 80)).toBe(0);
});
