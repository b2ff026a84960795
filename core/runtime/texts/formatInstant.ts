import { dateLocale } from './dateLocale.ts';

/** Format of an instant. */
export type InstantStyle = 'time' | 'date' | 'dateTime' | 'weekday' | 'dayMonth';

const partsOf: Record<InstantStyle, Intl.DateTimeFormatOptions> = {
  time: { hour: '2-digit', minute: '2-digit' },
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  dateTime: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  weekday: { weekday: 'long' },
  dayMonth: { day: 'numeric', month: 'short' },
};

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats an instant in the person's own zone, which is a fixed offset (specification 2: time zone
 * 3), so the instant is shifted by it and formatted as UTC.
 *
 * @param atS epoch seconds
 * @param zoneOffsetMin minutes east of UTC
 */
export function formatInstant(
  atS: number,
  style: InstantStyle,
  language: string,
  zoneOffsetMin: number,
  is12h: boolean,
): string {
  if (style === 'time' && !is12h) return clockTime(Math.floor(atS / 60) + zoneOffsetMin);
  const key = `${language}/${style}/${is12h}`;
  let format = formats.get(key);
  if (format === undefined) {
    // Digits are Latin in every language, so that all numbers of a page read the same way.
    format = new Intl.DateTimeFormat(`${dateLocale(language)}-u-nu-latn`, {
      ...partsOf[style],
      timeZone: 'UTC',
      hourCycle: is12h ? 'h12' : 'h23',
    });
    formats.set(key, format);
  }
  return format.format((atS + zoneOffsetMin * 60) * 1000);
}

/** Hours and minutes, alike in every language: the first page needs no formatter for them. */
function clockTime(minutes: number): string {
  const ofDay = ((minutes % 1440) + 1440) % 1440;
  const digits = (value: number): string => String(value).padStart(2, '0');
  return `${digits(Math.floor(ofDay / 60))}:${digits(ofDay % 60)}`;
}

/** Days from the person's today to the day of the instant: 0 today, 1 tomorrow, −1 yesterday. */
export function daysFromToday(atS: number, nowMs: number, zoneOffsetMin: number): number {
  const dayOf = (seconds: number): number => Math.floor((seconds + zoneOffsetMin * 60) / 86_400);
  return dayOf(atS) - dayOf(Math.floor(nowMs / 1000));
}
