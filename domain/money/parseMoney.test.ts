import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencyCodes } from './currencyCodes.ts';
import { currencyExponent } from './currencyExponent.ts';
import { formatMoney } from './formatMoney.ts';
import { createMoney } from './Money.ts';
import { parseMoney } from './parseMoney.ts';

const languages = ['en', 'ru', 'de', 'fr', 'ar', 'pt', 'tr', 'es', 'hi', 'fa', 'de-CH'];
const minorUnits = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -100_000, max: 100_000 }));

describe.each(languages)('in %s', (language) => {
  test('A13 SHL-616 a formatted amount is parsed back to the same amount, in every currency, with and without the symbol', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...currencyCodes),
        minorUnits,
        fc.boolean(),
        (currency, minor, hasSymbol) => {
          const money = createMoney(minor, currency);
          expect(
            parseMoney(formatMoney(money, language, { hasSymbol }), currency, language),
          ).toEqual({ kind: 'money', money });
        },
      ),
      { numRuns: 400 },
    );
  });

  test('SHL-2 every digit of the minor units is written, whatever the size', () => {
    fc.assert(
      fc.property(fc.constantFrom(...currencyCodes), minorUnits, (currency, minor) => {
        const digits = formatMoney(createMoney(minor, currency), language, {
          hasSymbol: false,
        }).replace(/\D/g, '');
        expect(digits).toBe(String(Math.abs(minor)).padStart(currencyExponent(currency) + 1, '0'));
      }),
      { numRuns: 200 },
    );
  });
});

test.each([
  [123_456_789, 'EUR', 'en', '€\u00A01,234,567.89'],
  [-5, 'EUR', 'en', '−€\u00A00.05'],
  [0, 'EUR', 'en', '€\u00A00.00'],
  [1234, 'JPY', 'en', '¥\u00A01,234'],
  [1234, 'KWD', 'en', 'KWD\u00a01.234'],
  [123_456_789, 'EUR', 'ru', '1\u00a0234\u00a0567,89\u00a0€'],
  [Number.MAX_SAFE_INTEGER, 'USD', 'en', '$\u00A090,071,992,547,409.91'],
])('SHL-2 %i %s in %s is %s', (minor, currency, language, expected) => {
  expect(formatMoney(createMoney(minor, currency), language)).toBe(expected);
});

test.each([
  ['10', 'EUR', 'en', 1000],
  ['10.5', 'EUR', 'en', 1050],
  ['1,234.50', 'EUR', 'en', 123_450],
  ['1,234', 'EUR', 'en', 123_400],
  ['12,5', 'EUR', 'en', 1250],
  ['12,50', 'EUR', 'en', 1250],
  ['12.50', 'EUR', 'de', 1250],
  ['1.234', 'EUR', 'de', 123_400],
  ['1.234,5', 'EUR', 'de', 123_450],
  ['1 234,5', 'EUR', 'ru', 123_450],
  ['1\u202f234,5', 'EUR', 'fr', 123_450],
  ["1'234.50", 'CHF', 'de-CH', 123_450],
  ['12,34,567', 'INR', 'hi', 123_456_700],
  ['٣٫٥', 'EUR', 'ar', 350],
  ['١٬٢٣٤٫٥', 'EUR', 'ar', 123_450],
  ['۱۲', 'EUR', 'fa', 1200],
  ['  7 ', 'EUR', 'en', 700],
  ['€7', 'EUR', 'en', 700],
  ['7 EUR', 'EUR', 'en', 700],
  ['.5', 'EUR', 'en', 50],
  ['5.', 'EUR', 'en', 500],
  ['-5', 'EUR', 'en', -500],
  ['−5', 'EUR', 'en', -500],
  ['1.005', 'KWD', 'en', 1005],
  ['0', 'JPY', 'en', 0],
])('SHL-3 %s of %s in %s is %i minor units', (text, currency, language, minor) => {
  expect(parseMoney(text, currency, language)).toEqual({
    kind: 'money',
    money: { minor, currency },
  });
});

test.each([
  ['1.234,5', 'en', 123_450],
  ['1,234.5', 'de', 123_450],
  ['1.234.567,89', 'en', 123_456_789],
  ['1 234,5', 'en', 123_450],
  ['1,234.50', 'ru', 123_450],
])('SHL-740 %s in %s is %i minor units', (text, language, minor) => {
  expect(parseMoney(text, 'EUR', language)).toEqual({
    kind: 'money',
    money: { minor, currency: 'EUR' },
  });
});

test.each([
  '1e3',
  'NaN',
  '-0',
  '−0.00',
  'Infinity',
  '-Infinity',
  '0x10',
  '1.2.3',
  '1,23,4',
  '1,2345',
  '+5',
  '--5',
  '5-5',
  '1 2',
  'ten',
  '1_000',
  '1/2',
  '$5',
  '.',
  '-',
  '5€€',
  '1,234,56',
  '1.234.5',
  '1.234,567',
  '12.34,5',
  '1,5 000',
  '1'.repeat(65),
])('SHL-4 %s is refused', (text) => {
  expect(parseMoney(text, 'EUR', 'en')).toEqual({ kind: 'malformed' });
});

test('SHL-4 blank input, too many decimals and too large amounts are distinguished', () => {
  expect(parseMoney('', 'EUR', 'en')).toEqual({ kind: 'empty' });
  expect(parseMoney(' \u00a0\t', 'EUR', 'en')).toEqual({ kind: 'empty' });
  expect(parseMoney('1.005', 'EUR', 'en')).toEqual({ kind: 'too-many-decimals', allowed: 2 });
  expect(parseMoney('1.5', 'JPY', 'en')).toEqual({ kind: 'too-many-decimals', allowed: 0 });
  expect(parseMoney('90071992547409.92', 'EUR', 'en')).toEqual({ kind: 'too-large' });
});

test('A13 SHL-4 no text makes it throw, and accepted amounts are exact', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 20 }),
      fc.constantFrom(...languages),
      (text, language) => {
        const parsed = parseMoney(text, 'EUR', language);
        if (parsed.kind === 'money') expect(Number.isSafeInteger(parsed.money.minor)).toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
});
