import { readBirthDate, type BirthDateProblem } from '#domain/accounts/person/birthDate.ts';
import type { Person } from '#domain/accounts/person/Person.ts';
import {
  addressLineProblem,
  personNameProblem,
  type PersonTextProblem,
} from '#domain/accounts/person/personName.ts';

export type DetailsField = keyof Person;
export type DetailsProblem = PersonTextProblem | BirthDateProblem;

/** What is wrong with what somebody says of themself. */
export function detailProblem(
  field: DetailsField,
  text: string,
  limits: { readonly today: string; readonly minAge: number },
): DetailsProblem | undefined {
  if (field === 'firstName' || field === 'lastName') return personNameProblem(text);
  if (field !== 'birthDate') return addressLineProblem(text);
  const [year = '', month = '', day = ''] = text.split('-');
  const birth = readBirthDate({ year, month, day }, limits);
  return 'problem' in birth ? birth.problem : undefined;
}
