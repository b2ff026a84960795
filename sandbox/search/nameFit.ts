import { begun, exact, matchBeginning, said, type NamedWord, type Typed } from './matchWord.ts';

/** How well a whole name answers all that was typed, among those whose words do; less is better. */
const wholeName = 0;
export const wholeFirst = 1;
export const wholeWords = 2;
export const begunFirst = 3;
export const begunWord = 4;
const scattered = 5;
export const looseFit = 6;

/** Words that follow each other as they were typed stand before words here and there; whole ones before beginnings. */
export function nameFit(typed: readonly Typed[], words: readonly NamedWord[]): number {
  let best = looseFit;
  for (let from = 0; from + typed.length <= words.length && best > wholeFirst; from += 1) best = Math.min(best, fitFrom(typed, words, from));
  return best === looseFit && typed.length > 1 && typed.every((each) => words.some((word) => matchBeginning(each, word) !== undefined)) ? scattered : best;
}

function fitFrom(typed: readonly Typed[], words: readonly NamedWord[], from: number): number {
  const last = typed.length - 1;
  for (const [index, each] of typed.entries()) {
    const word = words[from + index];
    const quality = word === undefined ? undefined : matchBeginning(each, word);
    if (isWhole(quality)) continue;
    if (index < last || !isBegun(quality)) return looseFit;
    return from === 0 ? begunFirst : begunWord;
  }
  if (from > 0) return wholeWords;
  return words.length === typed.length ? wholeName : wholeFirst;
}

function isWhole(quality: number | undefined): boolean {
  return quality === exact || quality === said;
}

function isBegun(quality: number | undefined): boolean {
  return quality === begun;
}

/** The same of one word, wherever it stands. */
export function wordFit(quality: number): number {
  return isWhole(quality) ? wholeWords : isBegun(quality) ? begunWord : looseFit;
}
