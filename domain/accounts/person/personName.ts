/** Fault of a name or an address line. */
export type PersonTextProblem = 'missing' | 'too-short' | 'too-long' | 'not-a-name';

const shortestName = 2;
const longestName = 100;

/** Checks a name: letters of any script, blanks, apostrophes, hyphens, full stops. */
export function personNameProblem(name: string): PersonTextProblem | undefined {
  const text = name.trim();
  if (text === '') return 'missing';
  const { length } = Array.from(text);
  if (length < shortestName) return 'too-short';
  if (length > longestName) return 'too-long';
  return /^[\p{L}\p{M}][\p{L}\p{M} '’ʼ.‐-]*$/u.test(text) ? undefined : 'not-a-name';
}

/** Checks an address line of any country. */
export function addressLineProblem(line: string): PersonTextProblem | undefined {
  const text = line.trim();
  if (text === '') return 'missing';
  return Array.from(text).length > longestName ? 'too-long' : undefined;
}
