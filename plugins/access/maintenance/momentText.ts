import { dateLocale } from '#core';

/** Date and time in the zone that the person chose, which may differ from the machine's. */
export function momentText(
  atS: number,
  language: string,
  zoneOffsetMin: number,
  is12h: boolean,
): string {
  const format = new Intl.DateTimeFormat(`${dateLocale(language)}-u-nu-latn`, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
    hour12: is12h,
  });
  return format.format((atS + zoneOffsetMin * 60) * 1000);
}
