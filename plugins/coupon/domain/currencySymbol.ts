/** The short sign of a currency in a language: € for EUR, $ for USD, the code when it has none. */
export function currencySymbol(currency: string, language: string): string {
  const parts = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).formatToParts(0);
  return parts.find((part) => part.type === 'currency')?.value ?? currency;
}
