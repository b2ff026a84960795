/** Languages in which the specification requires the maintenance text besides the page's. */
export type NoticeLanguage = 'ru' | 'en';

const readRussian: ReadonlySet<string> = new Set(['AZ', 'KZ', 'UA', 'RU']);

/**
 * ACC-14: Russian for visitors from AZ, KZ, UA and RU, then English; without the page's language.
 */
export function furtherLanguages(
  pageLanguage: string,
  countryCode: string | undefined,
): readonly NoticeLanguage[] {
  const isRussianRead = countryCode !== undefined && readRussian.has(countryCode);
  const languages: readonly NoticeLanguage[] = isRussianRead ? ['ru', 'en'] : ['en'];
  return languages.filter((language) => language !== pageLanguage);
}
