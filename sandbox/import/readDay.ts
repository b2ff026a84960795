import { BadRowError } from './ImportReport.ts';
import { quote } from './readRows.ts';

/** Returns a valid day between 1870 and 2199 as 2019-08-09. */
export function dayOf(year: number, month: number, day: number, shown: unknown): string {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (
    year < 1870 ||
    year > 2199 ||
    Number.isNaN(date.getTime()) ||
    date.getUTCMonth() !== month - 1 ||
    date.getUTCDate() !== day
  )
    throw new BadRowError(`the day ${quote(shown)} does not exist`);
  return date.toISOString().slice(0, 10);
}

export function readIsoDay(text: unknown): string {
  const match = typeof text === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) : null;
  if (match === null) throw new BadRowError(`the day ${quote(text)} is not like 2019-08-09`);
  return dayOf(Number(match[1]), Number(match[2]), Number(match[3]), text);
}

/** Parses dd/mm/yy or dd/mm/yyyy. */
export function readSlashedDay(text: string): string {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/.exec(text);
  if (match === null) throw new BadRowError(`Date ${quote(text)} is not dd/mm/yy or dd/mm/yyyy`);
  const [, day = '', month = '', year = ''] = match;
  const fullYear =
    year.length === 4 ? Number(year) : Number(year) + (Number(year) < 70 ? 2000 : 1900);
  return dayOf(fullYear, Number(month), Number(day), text);
}
