/** `personal`: the person's own name, login or address is in it; `repeated`: a few characters. */
export type PasswordProblem = 'too-short' | 'too-long' | 'repeated' | 'personal';

/** The fewest characters of a password that alone opens the account (NIST SP 800-63B-4). */
export const shortestAlone = 15;
/** The fewest beside a second factor or a passkey. */
export const shortestBesideFactor = 8;
const longestPassword = 200;
/** Shorter words of a person stand in too many good passwords. */
const shortestPersonalWord = 4;
const longestRepeat = 3;

export interface PasswordRule {
  readonly shortest: number;
  /** Words of the person: names, login, e-mail address. */
  readonly personal?: readonly string[];
}

/**
 * Why a new password is refused, whoever asks: page or platform. Any characters may be in it, and
 * none must; user-visible ones are counted. Whether others are known to use it tells the platform
 * alone.
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

/** As lists of known passwords have it: composed alike, and in small letters. */
export function foldPassword(password: string): string {
  return password.normalize('NFKC').toLowerCase();
}

/** The shortest text of which the whole is a repetition: `abc` of `abcabcab`. */
export function repeatOf(text: string): string {
  const characters = Array.from(text);
  const length = characters.findIndex(
    (_, size) =>
      size > 0 && characters.every((character, index) => character === characters[index % size]),
  );
  return length === -1 ? text : characters.slice(0, length).join('');
}

/**
 * What lists of known passwords are asked about, small letters throughout: the whole, and what is
 * left of it when figures around a word, and repetitions of it, are taken away.
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
