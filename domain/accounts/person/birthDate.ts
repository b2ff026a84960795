import { readDigits } from './readDigits.ts';

/** Fault of a date of birth. */
export type BirthDateProblem = 'missing' | 'not-a-date' | 'future' | 'too-long-ago' | 'too-young';

/** A typed date, in three fields. */
export interface TypedDate {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

/** Ages above this are taken for a typing mistake. */
const oldest = 125;

/**
 * Parses a date of birth to `2001-02-28`, or returns its fault.
 *
 * @param today the day in the time zone of the site, as `2026-11-27`
 * @param minAge minimum age in full years
 */
export function readBirthDate(
  typed: TypedDate,
  { today, minAge }: { readonly today: string; readonly minAge: number },
): { readonly date: string } | { readonly problem: BirthDateProblem } {
  if (typed.year.trim() === '' || typed.month.trim() === '' || typed.day.trim() === '')
    return { problem: 'missing' };
  const [year, month, day] = [typed.year, typed.month, typed.day].map(readDigits);
  if (year === undefined || month === undefined || day === undefined || year < 1000)
    return { problem: 'not-a-date' };
  const date = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  if (!isDate(date)) return { problem: 'not-a-date' };
  if (date > today) return { problem: 'future' };
  const age = ageOn(date, today);
  if (age > oldest) return { problem: 'too-long-ago' };
  return age < minAge ? { problem: 'too-young' } : { date };
}

/**
 * Age in full years on a day; a person born on 29 February has the birthday on 1 March in other
 * years.
 */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Whether a text is a calendar day such as `2028-02-29`. */
export function isDate(date: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return false;
  const time = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date);
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
