import { quote } from '../readRows.ts';

/** No club, player or competition is called anything longer, and the wire takes no more. */
const longestName = 80;
/** What is not seen but breaks or turns what stands around it: control characters, halves of letters, marks of direction. */
const unseen = /[\p{Cc}\p{Cs}\p{Co}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/u;

/** Why a name cannot be shown; undefined for nearly every one. */
export function nameFault(name: string): string | undefined {
  if (name.length > longestName)
    return `the name ${quote(name)} is longer than ${longestName} letters`;
  return unseen.test(name)
    ? `the name ${quote(name)} has characters that cannot be shown`
    : undefined;
}
