const names = new Map<string, string>();

/** A language by its own name, with a capital: English, Русский. */
export function endonymOf(language: string): string {
  const known = names.get(language) ?? nameOf(language);
  names.set(language, known);
  return known;
}

function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
