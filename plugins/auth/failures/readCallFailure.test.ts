import { HttpError } from '#core';
import { expect, test } from 'vitest';
import { readCallFailure } from './readCallFailure.ts';

test.each([
  [0, 'no-connection'],
  [408, 'no-connection'],
  [499, 'no-connection'],
  [500, 'trouble'],
  [502, 'trouble'],
  [503, 'trouble'],
  [504, 'trouble'],
] as const)('AUT-22 status %i is %s', (status, failure) => {
  expect(readCallFailure(new HttpError('auth.login', status, []))).toBe(failure);
});

test('AUT-22 an error without a response of the site counts as no connection', () => {
  expect(readCallFailure(new TypeError('x'))).toBe('no-connection');
  const unasked = [{ code: 'circuit_open', detail: 'left alone' }];
  expect(readCallFailure(new HttpError('auth.login', 503, unasked))).toBe('no-connection');
});
