import { expect, test } from 'vitest';
import { currencyExponent } from '#domain/money/currencyExponent.ts';
import { currencyCodes } from '../../site/countries.ts';
import { houseCurrency } from './houseCurrencies.ts';
import { stakeLimits } from './stakeLimits.ts';

test.each([...currencyCodes, 'HRK'])(
  '%s: the minimum stake is worth about half a euro and can be paid exactly',
  (currency) => {
    const { minorPerCent, minStakeMinor } = houseCurrency(currency);
    expect(minStakeMinor / minorPerCent).toBeGreaterThan(35);
    expect(minStakeMinor / minorPerCent).toBeLessThan(70);
    expect(minStakeMinor % 10 ** Math.max(0, currencyExponent(currency) - 2)).toBe(0);
  },
);

test('limits are proportional to the value of the currency', () => {
  const most = (currency: string): number => stakeLimits([{ isLive: false }], 2, currency).maxMinor;
  expect([most('EUR'), most('KES'), most('JPY'), most('COP')]).toEqual([
    1_000_000, 150_000_000, 1_600_000, 4_700_000_000,
  ]);
});

test('a currency without limits is refused by name', () => {
  expect(() => houseCurrency('XXX')).toThrow(/No limits are known in XXX/);
  expect(() => stakeLimits([], 2, 'toString')).toThrow(/toString/);
});
