import { dayMs } from './days.ts';

const formats = new Map<string, Intl.DateTimeFormat>();
const ofMonths = new Map<string, number | 'changes'>();
const ofDays = new Map<string, number>();

/**
 * Returns how far local time is ahead of UTC at noon of a day since the epoch; noon, because clocks
 * change at night.
 */
export function zoneOffsetMs(zone: string, day: number): number {
  const date = new Date(day * dayMs);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const key = `${zone} ${year}-${month}`;
  let offset = ofMonths.get(key);
  if (offset === undefined) {
    const first = readOffsetMs(zone, Date.UTC(year, month, 1) / dayMs);
    const last = readOffsetMs(zone, Date.UTC(year, month + 1, 0) / dayMs);
    offset = first === last ? first : 'changes';
    ofMonths.set(key, offset);
  }
  if (offset !== 'changes') return offset;
  const dayKey = `${zone} ${day}`;
  let known = ofDays.get(dayKey);
  if (known === undefined) {
    known = readOffsetMs(zone, day);
    ofDays.set(dayKey, known);
  }
  return known;
}

function readOffsetMs(zone: string, day: number): number {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      timeZoneName: 'longOffset',
    });
    formats.set(zone, format);
  }
  const text = format.format((day + 0.5) * dayMs);
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
