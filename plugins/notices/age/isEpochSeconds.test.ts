import { expect, test } from 'vitest';
import { isEpochSeconds } from './isEpochSeconds.ts';

test('a stored instant is a whole number of seconds from 1970 on', () => {
  for (const value of [0, 1, 2_000_000_000])
    expect(isEpochSeconds(value), String(value)).toBe(true);
  for (const value of [-1, 1.5, NaN, Infinity, '1', null, undefined, {}, 2 ** 53])
    expect(isEpochSeconds(value), JSON.stringify(value)).toBe(false);
});
