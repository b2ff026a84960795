import type { Person } from './Person.ts';

/** First and last name as one text, or the only name. */
export function fullName({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}
