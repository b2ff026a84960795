import type { Person } from '#domain/accounts/person/Person.ts';
import { foldWords } from '../search/fold.ts';

type Names = Pick<Person, 'firstName' | 'lastName'>;

/** Of the same names, and the same postcode or the same street and city. */
export function isSamePerson(one: Person, other: Person): boolean {
  return (
    isSameName(one, other) &&
    (isSameText(one.postcode, other.postcode) ||
      (isSameText(one.street, other.street) && isSameText(one.city, other.city)))
  );
}

/** All names of the one among those of the other, in whatever order and script. */
export function isSameName(one: Names, other: Names): boolean {
  const [fewer, more] = [namesOf(one), namesOf(other)].toSorted((a, b) => a.size - b.size);
  return (
    fewer !== undefined &&
    more !== undefined &&
    // A second first name is left out as often as not; a single name is too little, unless both
    // have no other.
    (fewer.size >= 2 || more.size === 1) &&
    [...fewer].every((name) => more.has(name))
  );
}

/** Without accents, blanks, signs and capitals. */
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
