import type { BirthDateProblem } from '#domain/accounts/person/birthDate.ts';
import type { Person } from '#domain/accounts/person/Person.ts';
import {
  addressLineProblem,
  personNameProblem,
  type PersonTextProblem,
} from '#domain/accounts/person/personName.ts';

export type DetailsField = keyof Person;
export type DetailsProblem = PersonTextProblem | BirthDateProblem;

/** Validates a name or a line of an address. */
export function detailProblem(
  field: Exclude<DetailsField, 'birthDate'>,
  text: string,
): PersonTextProblem | undefined {
  return field === 'firstName' || field === 'lastName'
    ? personNameProblem(text)
    : addressLineProblem(text);
}
