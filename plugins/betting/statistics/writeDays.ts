import { dateLocale } from '#core';

const formats = new Map<string, Intl.DateTimeFormat>();

/** A range of days in the person's zone; shared month and year once: “10–28 Nov 2026”. */
export function writeDays(
  fromS: number,
  toS: number,
  language: string,
  zoneOffsetMin: number,
): string {
  let format = formats.get(language);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(`${dateLocale(language)}-u-nu-latn`, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    });
    formats.set(language, format);
  }
  const shiftedMs = (atS: number): number => (atS + zoneOffsetMin * 60) * 1000;
  return format.formatRange(shiftedMs(fromS), shiftedMs(toS));
}
