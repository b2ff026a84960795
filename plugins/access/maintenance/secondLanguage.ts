/** Languages in which the specification wants the maintenance text beside the page's. */
export type NoticeLanguage = 'ru' | 'en';

const readRussian: ReadonlySet<string> = new Set(['AZ', 'KZ', 'UA', 'RU']);

/** ACC-14: Russian for visitors from AZ, KZ, UA and RU, English for all others; nothing twice. */
export function secondLanguage(
  pageLanguage: string,
  countryCode: string | undefined,
): NoticeLanguage | undefined {
  const language = countryCode !== undefined && readRussian.has(countryCode) ? 'ru' : 'en';
  return language === pageLanguage ? undefined : language;
}
