/** `14 April 2026, 16:42 UTC` in the language of the page. */
export function utcText(atS: number, language: string): string {
  const text = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'UTC',
  }).format(atS * 1000);
  return `${text} UTC`;
}
