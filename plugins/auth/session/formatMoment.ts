import { dateLocale } from '#core';

/** How a person reads dates. */
export interface MomentFormat {
  readonly language: string;
  /** Minutes east of UTC. */
  readonly timeZoneOffsetMin: number;
  readonly is12h: boolean;
}

/** Date and time in the zone the person chose, which need not be the one of the machine. */
export function formatMoment(atS: number, format: MomentFormat): string {
  const formatter = new Intl.DateTimeFormat(dateLocale(format.language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
    hour12: format.is12h,
  });
  return formatter.format((atS + format.timeZoneOffsetMin * 60) * 1000);
}
