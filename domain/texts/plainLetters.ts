/** Arabic letters that are typed interchangeably, with the common form. */
const arabic: Readonly<Record<string, string>> = { ة: 'ه', ى: 'ي', ی: 'ي', ک: 'ك', ٱ: 'ا', ـ: '' };

/**
 * Normalises a text for search: lower case without accents, vowel marks and hamzas, and common
 * forms of Arabic letters. Not for display.
 */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ةىیکٱـ]/gu, (letter) => arabic[letter] ?? letter);
}
