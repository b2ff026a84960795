import { quote } from '../readRows.ts';

/** Names have at most so many letters on the wire. */
const longestName = 80;
/** Control characters, halves of letters and marks of direction, which break the text around. */
const unseen = /[\p{Cc}\p{Cs}\p{Co}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/u;

/** Why a name cannot be shown; undefined for nearly every one. */
export function nameFault(name: string): string | undefined {
  if (name.trim() === '') return 'a name is empty';
  if (name.length > longestName)
    return `the name ${quote(name)} is longer than ${longestName} letters`;
  return unseen.test(name)
    ? `the name ${quote(name)} has characters that cannot be shown`
    : undefined;
}
