/** Even money (1/1) by language, in the term of its bookmakers. */
const words: Readonly<Partial<Record<string, string>>> = {
  ar: 'متساوٍ',
  de: 'Pari',
  en: 'Evens',
  es: 'A la par',
  fr: 'Égalité',
  pt: 'Ao par',
  ru: 'Равные',
  tr: 'Eşit',
};

/** Notation of even money; a fraction if the language has no term. */
export function evensIn(language: string): string {
  return words[language] ?? '1/1';
}

/**
 * Whether a typed text is that term in any language, ignoring spaces; short English forms count.
 */
export function isEvens(text: string): boolean {
  return (
    /^ev(?:en)?s?$/i.test(text) ||
    Object.values(words).some((word) => spelled(word ?? '') === spelled(text))
  );
}

function spelled(word: string): string {
  return word.replaceAll(/\s/g, '').toLowerCase();
}
