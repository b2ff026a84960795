import type { Person } from '#domain/accounts/person/Person.ts';
import { foldWords } from '../search/fold.ts';

type Names = Pick<Person, 'firstName' | 'lastName'>;

/** Whether the names match, and the postcode or both street and city. */
export function isSamePerson(one: Person, other: Person): boolean {
  return (
    isSameName(one, other) &&
    (isSameText(one.postcode, other.postcode) ||
      (isSameText(one.street, other.street) && isSameText(one.city, other.city)))
  );
}

/** Whether all names of one are among those of the other, in any order and script. */
export function isSameName(one: Names, other: Names): boolean {
  const [fewer, more] = [namesOf(one), namesOf(other)].toSorted((a, b) => a.size - b.size);
  return (
    fewer !== undefined &&
    more !== undefined &&
    // Second first names are often left out; a single name is not enough, unless both have no
    // other.
    (fewer.size >= 2 || more.size === 1) &&
    [...fewer].every((name) => more.has(name))
  );
}

/** Compares texts without accents, spaces, punctuation and case. */
export function isSameText(one: string, other: string): boolean {
  const folded = (text: string): string =>
    foldWords(text)
      .map((word) => word.folded)
      .join('');
  return folded(one) === folded(other);
}

function namesOf({ firstName, lastName }: Names): Set<string> {
  return new Set(foldWords(`${firstName} ${lastName}`).map(({ folded }) => folded));
}
