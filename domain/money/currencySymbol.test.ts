import { expect, test } from 'vitest';
import { currencySymbol, isSymbolAfter } from './currencySymbol.ts';

test.each([
  ['en', 'EUR', '€', false],
  ['de', 'EUR', '€', true],
  ['ru', 'RUB', '₽', true],
  ['tr', 'TRY', '₺', false],
  ['pt', 'EUR', '€', false],
  // Right-to-left text: the symbol follows the figures, so it is on their left.
  ['ar', 'EUR', '€', true],
])(
  'CPN-363 in %s an amount of %s has %s, behind the figures: %s',
  (language, currency, symbol, isAfter) => {
    expect([currencySymbol(currency, language), isSymbolAfter(currency, language)]).toEqual([
      symbol,
      isAfter,
    ]);
  },
);
