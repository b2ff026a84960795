import type { Typed } from './matchWord.ts';
import { begunFirst, begunWord, wholeFirst, wholeWords } from './nameFit.ts';
import type { Fit, WordIndex } from './WordIndex.ts';

/** How well the names of what has this key answer, for somebody who asks. */
export type FitOf = (key: number) => Fit;

/** Looked at once for each key. */
export function fitsOf(index: WordIndex, typed: readonly Typed[], language: string): FitOf {
  const known = new Map<number, Fit>();
  return (key) => {
    const fit = known.get(key) ?? index.fit(key, typed, language);
    known.set(key, fit);
    return fit;
  };
}

/** Of people and teams any word is as good as the first: many are called by their second. */
export function levelsOf(fitOf: FitOf): FitOf {
  return (key) => {
    const { level, isOfOtherLanguage } = fitOf(key);
    return { level: level === wholeFirst ? wholeWords : level === begunFirst ? begunWord : level, isOfOtherLanguage };
  };
}

/** That of who asks before another language, then the one that answers better. */
export function better(one: Fit, other: Fit): Fit {
  if (one.isOfOtherLanguage !== other.isOfOtherLanguage) return one.isOfOtherLanguage ? other : one;
  return one.level <= other.level ? one : other;
}
