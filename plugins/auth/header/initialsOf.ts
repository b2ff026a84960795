const scripts = [/\p{Script=Latin}/u, /\p{Script=Arabic}/u, /\p{Script=Cyrillic}/u];

/**
 * Returns two letters for the avatar: the initials of the first two words of the name, else of the
 * login; only one if the second is of another script.
 */
export function initialsOf(name: string, login: string): string {
  const words = name.split(/[\s.]+/u).filter((word) => word !== '');
  const source =
    words.length > 0
      ? words.slice(0, 2).flatMap((word) => lettersOf(word)[0] ?? [])
      : lettersOf(login).slice(0, 2);
  const letters = isMixed(source) ? source.slice(0, 1) : source;
  // Letters of a joining script would read as a word; a zero-width non-joiner separates them.
  return letters.join(isJoined(letters) ? '\u200c' : '').toUpperCase();
}

/**
 * Splits by grapheme: a letter with its marks, or an emoji of several code points, counts as one.
 */
function lettersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

function isJoined(letters: readonly string[]): boolean {
  return letters.some((letter) => /\p{Script=Arabic}/u.test(letter));
}

function isMixed(letters: readonly string[]): boolean {
  return scripts.filter((script) => letters.some((letter) => script.test(letter))).length > 1;
}
