import { dateLocale } from '#core';

/** Name of a country in a language; the code itself when it is unknown. */
export function countryName(code: string, language: string): string {
  return (
    new Intl.DisplayNames(dateLocale(language), { type: 'region', fallback: 'code' }).of(code) ??
    code
  );
}
