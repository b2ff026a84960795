import { readBirthDate } from '#domain/accounts/person/birthDate.ts';
import type { Person } from '#domain/accounts/person/Person.ts';
import { addressLineProblem, personNameProblem } from '#domain/accounts/person/personName.ts';
import type { PersonWire } from '#wire';
import { ApiError } from '../http/ApiError.ts';

/**
 * Checks the stated personal data for plausibility.
 *
 * @param today the day in the time zone of the site
 * @param minAge minimum age in full years
 * @throws ApiError 400 `field_refused` with the field and its problem
 */
export function readPerson(
  wire: PersonWire,
  { today, minAge }: { readonly today: string; readonly minAge: number },
): Person {
  const [year = '', month = '', day = ''] = wire.birth_date.split('-');
  const birth = readBirthDate({ year, month, day }, { today, minAge });
  const problems = {
    first_name: personNameProblem(wire.first_name),
    last_name:
      wire.has_one_name === true && wire.last_name.trim() === ''
        ? undefined
        : personNameProblem(wire.last_name),
    street: addressLineProblem(wire.street),
    postcode: addressLineProblem(wire.postcode),
    city: addressLineProblem(wire.city),
    birth_date: 'problem' in birth ? birth.problem : undefined,
  };
  for (const [field, problem] of Object.entries(problems))
    if (problem !== undefined)
      throw new ApiError(400, 'field_refused', `${field}: ${problem}`, {
        field,
        meta: { problem },
      });
  return {
    firstName: wire.first_name.trim(),
    lastName: wire.last_name.trim(),
    birthDate: wire.birth_date,
    street: wire.street.trim(),
    postcode: wire.postcode.trim(),
    city: wire.city.trim(),
    region: wire.region.trim(),
  };
}
