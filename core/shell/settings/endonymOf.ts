/** Literals, because asking the browser for a name takes longer than rendering the header. */
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

/** Name of a language in that language, capitalised: English, Русский. */
export function endonymOf(language: string): string {
  return endonyms[language] ?? nameOf(language);
}

function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
