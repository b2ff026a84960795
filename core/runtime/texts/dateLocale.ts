/** For languages with several date styles: plain English puts the day first, 21 March. */
export function dateLocale(language: string): string {
  return language === 'en' ? 'en-GB' : language;
}
