/**
 * `personal`: contains the person's name, login or address; `repeated`: few distinct characters.
 */
export type PasswordProblem = 'too-short' | 'too-long' | 'repeated' | 'personal';

/** Minimum length of a password that is the only factor (NIST SP 800-63B-4). */
export const shortestAlone = 15;
/** Minimum length beside a second factor or a passkey. */
export const shortestBesideFactor = 8;
const longestPassword = 200;
/** Shorter personal words occur in too many good passwords. */
const shortestPersonalWord = 4;
const longestRepeat = 3;

export interface PasswordRule {
  readonly shortest: number;
  /** Words of the person: names, login, e-mail address. */
  readonly personal?: readonly string[];
}

/**
 * Why a new password is refused, by the same rule on page and platform. All characters are allowed
 * and none is required; user-visible characters are counted. Only the platform knows whether it is
 * a leaked one.
 */
export function passwordProblem(
  password: string,
  { shortest, personal = [] }: PasswordRule,
): PasswordProblem | undefined {
  const length = passwordLength(password);
  if (length < shortest) return 'too-short';
  if (length > longestPassword) return 'too-long';
  const folded = foldPassword(password);
  if (repeatOf(folded).length <= longestRepeat) return 'repeated';
  return personal.flatMap(wordsOf).some((word) => folded.includes(word)) ? 'personal' : undefined;
}

export function passwordLength(password: string): number {
  return Array.from(password).length;
}

/** Normalises a password like lists of leaked passwords: composed characters, lower case. */
export function foldPassword(password: string): string {
  return password.normalize('NFKC').toLowerCase();
}

/** The shortest unit whose repetition is the whole text: `abc` of `abcabcab`. */
export function repeatOf(text: string): string {
  const characters = Array.from(text);
  const length = characters.findIndex(
    (_, size) =>
      size > 0 && characters.every((character, index) => character === characters[index % size]),
  );
  return length === -1 ? text : characters.slice(0, length).join('');
}

/**
 * Forms that are looked up in lists of leaked passwords, in lower case: the whole, and what remains
 * without digits around a word and without repetitions.
 */
export function knownFormsOf(password: string): readonly string[] {
  const folded = foldPassword(password);
  const word = folded.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return [...new Set([folded, repeatOf(folded), word, repeatOf(word)])].filter(
    (form) => form !== '',
  );
}

function wordsOf(text: string): string[] {
  return foldPassword(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => passwordLength(word) >= shortestPersonalWord);
}
