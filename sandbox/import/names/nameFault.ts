import { quote } from '../readRows.ts';

/** Maximum length of names on the wire. */
const longestName = 80;
/** Control characters, lone surrogates and direction marks, which break the surrounding text. */
const unseen = /[\p{Cc}\p{Cs}\p{Co}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/u;

/** Returns why a name cannot be shown; undefined for nearly every name. */
export function nameFault(name: string): string | undefined {
  if (name.trim() === '') return 'a name is empty';
  if (name.length > longestName)
    return `the name ${quote(name)} is longer than ${longestName} letters`;
  return unseen.test(name)
    ? `the name ${quote(name)} has characters that cannot be shown`
    : undefined;
}
