import { readDigits } from './readDigits.ts';

/** What is wrong with a date of birth. */
export type BirthDateProblem = 'missing' | 'not-a-date' | 'future' | 'too-long-ago' | 'too-young';

/** A date as it is typed, in three fields. */
export interface TypedDate {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

/** Years of age above which the typed year is taken for a mistake. */
const oldest = 125;

/**
 * A date of birth as `2001-02-28`, or what is wrong with it.
 *
 * @param today the day in the time zone of the site, as `2026-11-27`
 * @param minAge full years that a customer must have
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

/** Full years on a day; who was born on 29 February has the birthday of other years on 1 March. */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Whether a text is a day of the calendar, as `2028-02-29`. */
export function isDate(date: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return false;
  const time = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date);
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
