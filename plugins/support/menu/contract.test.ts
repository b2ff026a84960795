import { expect, test } from 'vitest';
import { questionModal as asked } from '../../coupon/contract.ts';
import { questionModal } from '../contract.ts';

test('ARC-17 the form for a question is asked for by its name, and is what is asked for', () => {
  const given: typeof asked = questionModal;
  expect(given).toEqual(asked);
});
