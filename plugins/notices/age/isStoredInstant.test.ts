import { expect, test } from 'vitest';
import { isStoredInstant } from '#stored/notices/isStoredInstant.js';

test('a stored instant is a whole number of seconds from 1970 on', () => {
  for (const value of [0, 1, 2_000_000_000])
    expect(isStoredInstant(value), String(value)).toBe(true);
  for (const value of [-1, 1.5, NaN, Infinity, '1', null, undefined, {}, 2 ** 53])
    expect(isStoredInstant(value), JSON.stringify(value)).toBe(false);
});
