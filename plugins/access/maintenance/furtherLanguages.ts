/** Languages in which the specification wants the maintenance text beside the page's. */
export type NoticeLanguage = 'ru' | 'en';

const readRussian: ReadonlySet<string> = new Set(['AZ', 'KZ', 'UA', 'RU']);

/** ACC-14: Russian for visitors from AZ, KZ, UA and RU, and English; nothing twice. */
export function furtherLanguages(
  pageLanguage: string,
  countryCode: string | undefined,
): readonly NoticeLanguage[] {
  const isRussianRead = countryCode !== undefined && readRussian.has(countryCode);
  const languages: readonly NoticeLanguage[] = isRussianRead ? ['ru', 'en'] : ['en'];
  return languages.filter((language) => language !== pageLanguage);
}
