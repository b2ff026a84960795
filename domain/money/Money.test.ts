import { expect, test } from 'vitest';
import { currencyCodes } from './currencyCodes.ts';
import { currencyExponent } from './currencyExponent.ts';
import { createMoney, InexactMoneyError } from './Money.ts';

test('DOM-1 decimals of a currency follow ISO 4217, also for names that every object has', () => {
  expect(['JPY', 'KRW', 'EUR', 'USD', 'KWD', 'BHD', 'CLF'].map(currencyExponent)).toEqual([
    0, 0, 2, 2, 3, 3, 4,
  ]);
  expect([currencyExponent('toString'), currencyExponent('XXX')]).toEqual([2, 2]);
  expect(currencyCodes.length).toBeGreaterThanOrEqual(110);
  expect(new Set(currencyCodes).size).toBe(currencyCodes.length);
});

test('SHL-1 a number that is not whole and exact is no amount', () => {
  for (const minor of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
    expect(() => createMoney(minor, 'EUR')).toThrow(InexactMoneyError);
  expect(Object.is(createMoney(-0, 'EUR').minor, 0)).toBe(true);
});
