/** `14 Apr 2026, 16:42 UTC` in the language of the page, English as the site writes it. */
export function utcText(atS: number, language: string): string {
  const text = new Intl.DateTimeFormat(`${language === 'en' ? 'en-GB' : language}-u-nu-latn`, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'UTC',
  }).format(atS * 1000);
  return `${text} UTC`;
}
