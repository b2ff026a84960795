/** Where a language writes dates in more than one way: English of no country puts the day before the month, as 21 March. */
export function dateLocale(language: string): string {
  return language === 'en' ? 'en-GB' : language;
}
