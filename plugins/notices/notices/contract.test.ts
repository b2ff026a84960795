import { expect, test } from 'vitest';
import { consentToken as asked } from '../../auth/contract.ts';
import { consentToken } from '../contract.ts';

test('ARC-17 the consent is asked for by its name, and is what is asked for', () => {
  const given: typeof asked = consentToken;
  expect(given).toEqual(asked);
});
