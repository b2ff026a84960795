import { expect, test } from 'vitest';
import { codeFailure } from './codeFailure.ts';

test('AUT-94 a refused code is wrong while its time lasts, and its time is up after that', () => {
  expect([
    codeFailure(100, 99_999),
    codeFailure(100, 100_000),
    codeFailure(100, 200_000),
    codeFailure(undefined, 0),
  ]).toEqual(['wrong-code', 'time-up', 'time-up', 'wrong-code']);
});
