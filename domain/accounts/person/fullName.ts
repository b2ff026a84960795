import type { Person } from './Person.ts';

/** First and last name as one text; whoever has one name is called by that. */
export function fullName({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}
