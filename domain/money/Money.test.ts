import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencyCodes } from './currencyCodes.ts';
import { currencyExponent } from './currencyExponent.ts';
import {
  addMoney,
  compareMoney,
  createMoney,
  CurrencyMismatchError,
  InexactMoneyError,
  multiplyMoney,
  subtractMoney,
} from './Money.ts';

test('SHL-1 decimals of a currency follow ISO 4217, also for names that every object has', () => {
  expect(['JPY', 'KRW', 'EUR', 'USD', 'KWD', 'BHD', 'CLF'].map(currencyExponent)).toEqual([
    0, 0, 2, 2, 3, 3, 4,
  ]);
  expect([currencyExponent('toString'), currencyExponent('XXX')]).toEqual([2, 2]);
  expect(currencyCodes.length).toBeGreaterThanOrEqual(110);
  expect(new Set(currencyCodes).size).toBe(currencyCodes.length);
});

test('SHL-1 amounts of two currencies are never combined', () => {
  const euro = createMoney(100, 'EUR');
  const yen = createMoney(100, 'JPY');
  for (const combine of [addMoney, subtractMoney, compareMoney])
    expect(() => combine(euro, yen)).toThrow(CurrencyMismatchError);
  expect(addMoney(euro, createMoney(5, 'EUR'))).toEqual({ minor: 105, currency: 'EUR' });
  expect(subtractMoney(euro, createMoney(105, 'EUR'))).toEqual({ minor: -5, currency: 'EUR' });
  expect([
    compareMoney(euro, createMoney(99, 'EUR')),
    compareMoney(euro, euro),
    compareMoney(euro, createMoney(101, 'EUR')),
  ]).toEqual([1, 0, -1]);
});

test('SHL-1 a number that is not whole and exact is no amount', () => {
  for (const minor of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
    expect(() => createMoney(minor, 'EUR')).toThrow(InexactMoneyError);
  expect(() =>
    addMoney(createMoney(Number.MAX_SAFE_INTEGER, 'EUR'), createMoney(1, 'EUR')),
  ).toThrow(InexactMoneyError);
  expect(Object.is(createMoney(-0, 'EUR').minor, 0)).toBe(true);
});

test.each([
  [1000, 1850, 1000, 1850],
  [333, 1850, 1000, 616],
  [1, 1500, 1000, 2],
  [1, 1499, 1000, 1],
  [-1, 1500, 1000, -2],
  [5, 1, 2, 3],
  [0, 7, 3, 0],
])('SHL-5 %i × %i/%i is %i: rounded once, half up', (minor, numerator, denominator, expected) => {
  expect(multiplyMoney(createMoney(minor, 'EUR'), numerator, denominator).minor).toBe(expected);
});

test('SHL-5 a product beyond the precision of numbers is still exact', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000_00 }),
      fc.bigInt({ min: 1000n, max: 5_000_000n }),
      (minor, odds) => {
        const exact = (BigInt(minor) * odds * 10n) / 1000n;
        const expected = exact / 10n + (exact % 10n >= 5n ? 1n : 0n);
        expect(BigInt(multiplyMoney(createMoney(minor, 'EUR'), odds, 1000).minor)).toBe(expected);
      },
    ),
  );
  expect(() => multiplyMoney(createMoney(1, 'EUR'), 1, 0)).toThrow(RangeError);
});
