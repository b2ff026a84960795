/** Arabic letters that people type for one another, as the one that stands for both. */
const arabic: Readonly<Record<string, string>> = { ة: 'ه', ى: 'ي', ی: 'ي', ک: 'ك', ٱ: 'ا', ـ: '' };

/**
 * A text as it is searched in: small letters without accents, vowel marks and hamzas, and Arabic
 * ones as they are typed every day. Not for what is shown.
 */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ةىیکٱـ]/gu, (letter) => arabic[letter] ?? letter);
}
