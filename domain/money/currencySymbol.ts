function partsOf(currency: string, language: string): readonly Intl.NumberFormatPart[] {
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
}

/** The short symbol of a currency in a language: € for EUR, $ for USD; the code if it has none. */
export function currencySymbol(currency: string, language: string): string {
  return partsOf(currency, language).find((part) => part.type === 'currency')?.value ?? currency;
}

/**
 * Whether the language writes the symbol after the figures: 5,00 € in German, € 5.00 in English.
 */
export function isSymbolAfter(currency: string, language: string): boolean {
  const types = partsOf(currency, language).map(({ type }) => type);
  return types.indexOf('currency') > types.indexOf('integer');
}
