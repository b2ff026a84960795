import { expect, test } from 'vitest';
import { isRecord } from './isRecord.ts';

test('an object with keys is a record; null, lists and other values are none', () => {
  expect([{}, { a: 1 }].every(isRecord)).toBe(true);
  expect([null, undefined, [], 'text', 1].some(isRecord)).toBe(false);
});
