/** What is wrong with a name or a line of an address. */
export type PersonTextProblem = 'missing' | 'too-short' | 'too-long' | 'not-a-name';

const shortestName = 2;
const longestName = 100;

/** A name as on the document: letters of any script, blanks, apostrophes, hyphens, full stops. */
export function personNameProblem(name: string): PersonTextProblem | undefined {
  const text = name.trim();
  if (text === '') return 'missing';
  const { length } = Array.from(text);
  if (length < shortestName) return 'too-short';
  if (length > longestName) return 'too-long';
  return /^[\p{L}\p{M}][\p{L}\p{M} '’ʼ.‐-]*$/u.test(text) ? undefined : 'not-a-name';
}

/** A line of an address: whatever the country writes. */
export function addressLineProblem(line: string): PersonTextProblem | undefined {
  const text = line.trim();
  if (text === '') return 'missing';
  return Array.from(text).length > longestName ? 'too-long' : undefined;
}
