import { expect, test } from 'vitest';
import {
  withEmail,
  withoutEmail,
  withoutPhone,
  withPhone,
  type ActivationType,
} from './activationType.ts';

const types: readonly ActivationType[] = [0, 1, 2, 3];

test('AUT-90 adding a phone moves none to phone only and e-mail only to both; the rest follows', () => {
  expect(types.map(withPhone)).toEqual([3, 2, 2, 3]);
  expect(types.map(withEmail)).toEqual([1, 1, 2, 2]);
  expect(types.map(withoutPhone)).toEqual([0, 1, 1, 0]);
  expect(types.map(withoutEmail)).toEqual([0, 0, 3, 3]);
});
