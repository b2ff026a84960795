/** 1/1 by language, in the words of its bookmakers. */
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

/** How the price of even money is written; where the language has no word, as a fraction. */
export function evensIn(language: string): string {
  return words[language] ?? '1/1';
}

/** Whether a typed text is that word, in any language, without spaces; short English forms too. */
export function isEvens(text: string): boolean {
  return (
    /^ev(?:en)?s?$/i.test(text) ||
    Object.values(words).some((word) => spelled(word ?? '') === spelled(text))
  );
}

function spelled(word: string): string {
  return word.replaceAll(/\s/g, '').toLowerCase();
}
