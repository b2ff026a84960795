/** Name of a country by its two-letter code; the code if the language has no name for it. */
export function countryName(code: string, language: string): string {
  if (!/^[A-Za-z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames([language], { type: 'region' }).of(code.toUpperCase()) ?? code;
}

/** Countries by name, in the order of the language. */
export function countriesByName(
  codes: readonly string[],
  language: string,
): readonly { readonly code: string; readonly name: string }[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const { compare } = new Intl.Collator(language);
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => compare(one.name, other.name));
}
