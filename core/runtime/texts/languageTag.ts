/** Two letters that sites write for a language although they mean a country, or that were replaced. */
const meant: Readonly<Record<string, string>> = {
  br: 'pt-BR',
  cn: 'zh',
  cz: 'cs',
  dk: 'da',
  ee: 'et',
  ge: 'ka',
  gr: 'el',
  jp: 'ja',
  kr: 'ko',
  kz: 'kk',
  mx: 'es-MX',
  rs: 'sr',
  se: 'sv',
  tw: 'zh-TW',
  ua: 'uk',
  vn: 'vi',
};

/** The language segment of an address as a canonical BCP 47 tag, for `lang`, hreflang and Content-Language; English for what is none. */
export function languageTag(segment: string): string {
  try {
    return Intl.getCanonicalLocales(meant[segment] ?? segment)[0] ?? 'en';
  } catch {
    return 'en';
  }
}
