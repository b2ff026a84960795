/** Those of the dictionaries are written out: asking the browser for one costs more than the rest of the header. */
const endonyms: Readonly<Record<string, string>> = {
  ar: 'العربية',
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  pt: 'Português',
  ru: 'Русский',
  tr: 'Türkçe',
};

/** A language by its own name, with a capital: English, Русский. */
export function endonymOf(language: string): string {
  return endonyms[language] ?? nameOf(language);
}

function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
