import { dateLocale } from '#core';

/** Settings of the person for dates. */
export interface MomentFormat {
  readonly language: string;
  /** Minutes east of UTC. */
  readonly timeZoneOffsetMin: number;
  readonly is12h: boolean;
}

/** Formats date and time in the person's chosen time zone, which may differ from the machine's. */
export function formatMoment(atS: number, format: MomentFormat): string {
  const formatter = new Intl.DateTimeFormat(dateLocale(format.language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
    hour12: format.is12h,
  });
  return formatter.format((atS + format.timeZoneOffsetMin * 60) * 1000);
}
