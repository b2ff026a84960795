import { plainLetters } from '#domain/texts/plainLetters.ts';

/** Whether every word is a part of one of the names, whatever its accents and letters. */
export function fitsWords(words: string, names: readonly string[]): boolean {
  const text = plainLetters(names.join(' '));
  return plainLetters(words)
    .split(' ')
    .every((word) => text.includes(word));
}
