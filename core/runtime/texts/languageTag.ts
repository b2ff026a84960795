/** Common two-letter codes that are countries or replaced languages. */
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

/**
 * BCP 47 tag of an address's language segment, for `lang` and hreflang; English for an invalid one.
 */
export function languageTag(segment: string): string {
  try {
    return Intl.getCanonicalLocales(meant[segment] ?? segment)[0] ?? 'en';
  } catch {
    return 'en';
  }
}
