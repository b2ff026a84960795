import { expect, test } from 'vitest';
import { firstCurrency } from './firstCurrency.ts';

test.each([
  ['EUR', ['USD', 'EUR'], 'EUR'],
  ['JPY', ['USD', 'EUR'], 'USD'],
  [undefined, ['USD', 'EUR'], 'USD'],
  ['JPY', [], 'RUB'],
  [undefined, [], 'RUB'],
] as const)(
  'REG-84 RN03 in a country of %s with %j the account begins in %s',
  (own, allowed, first) => {
    expect(firstCurrency(own, allowed)).toBe(first);
  },
);
