import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencyExponent } from '../money/currencyExponent.ts';
import { chargedMinor, partOf } from './chargedMinor.ts';

test.each([
  [5000, 'USD', 'EUR', 922_765, 4614],
  // 1.005 is half a cent over 1.00: half up, although a float would say 1.00.
  [100, 'USD', 'EUR', 1_005_000, 101],
  [1000, 'JPY', 'EUR', 6_132, 613],
  [1000, 'KWD', 'EUR', 2_991_400, 299],
  [0, 'USD', 'EUR', 922_765, 0],
])(
  'PAY-110 PY19 %d minor units of %s are in %s, at %d millionths, %d',
  (minor, from, to, micro, charged) => {
    expect(chargedMinor(minor, { from, to, micro })).toBe(charged);
  },
);

const currencies = fc.constantFrom('EUR', 'USD', 'JPY', 'KWD', 'RUB', 'HRK');

test('PAY-110 PY19 for any amount, rate and currencies the charge is rounded once, half up, and never falls with a larger amount', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 5_000_000_00 }),
      fc.integer({ min: 1, max: 500_000_000 }),
      currencies,
      currencies,
      (minor, micro, from, to) => {
        const charged = chargedMinor(minor, { from, to, micro });
        const top = BigInt(minor) * BigInt(micro) * 10n ** BigInt(currencyExponent(to));
        const bottom = 1_000_000n * 10n ** BigInt(currencyExponent(from));
        // The exact sum lies in [charged - 1/2, charged + 1/2).
        const doubled = 2n * top;
        return (
          doubled >= (2n * BigInt(charged) - 1n) * bottom &&
          doubled < (2n * BigInt(charged) + 1n) * bottom &&
          chargedMinor(minor + 1, { from, to, micro }) >= charged
        );
      },
    ),
  );
});

test('PAY-110 PY19 a part of the charge is the same proportion of the credit; the whole is the whole', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9_000_000 }),
      fc.integer({ min: 1, max: 9_000_000 }),
      fc.integer({ min: 0, max: 9_000_000 }),
      (whole, charged, part) => {
        const given = partOf({ minor: whole, currency: 'USD' }, Math.min(part, charged), charged);
        expect(partOf({ minor: whole, currency: 'USD' }, charged, charged).minor).toBe(whole);
        return given.minor >= 0 && given.minor <= whole;
      },
    ),
  );
});
