/** How well a word answers what was typed; less is better. */
export const exactMatch = 0;
export const prefixMatch = 1;
/** Of a word in other letters: it sounds so. */
export const spelledMatch = 2;
export const joinedMatch = 3;
/** Of a word in other letters: its consonants sound so. */
export const consonantMatch = 4;
export const substringMatch = 5;
/** Of a Latin word: it is read aloud alike. */
export const misspeltMatch = 6;
export const typoMatch = 7;
export const soundMatch = 8;
export const soundPrefixMatch = 9;
export const noMatch = Number.POSITIVE_INFINITY;

/** Answers of this rank and beyond are guesses. */
export const certainRank = 4;

/** Typed prefix, typed inside, near by spelling, near by sound; by place: one worse. */
export function rankOf(quality: number): number {
  if (quality <= spelledMatch) return 0;
  return quality <= substringMatch ? 2 : certainRank + 2 * (quality - misspeltMatch);
}

/** How well one whole name answers all that was typed; less is better. */
export const wholeName = 0;
export const wholeFirst = 1;
export const wholeWords = 2;
export const begunFirst = 3;
export const begunWord = 4;
export const scattered = 5;
export const loose = 6;

/** The best of the names, and whether it is of another language than that of who asks. */
export interface Fit {
  readonly level: number;
  readonly isElsewhere: boolean;
}

/** That of who asks before another language, then the one that answers better. */
export function betterFit(one: Fit, other: Fit): Fit {
  if (one.isElsewhere !== other.isElsewhere) return one.isElsewhere ? other : one;
  return one.level <= other.level ? one : other;
}

/** The same of a single word. */
export function levelOf(quality: number): number {
  if (quality === prefixMatch) return begunWord;
  return quality <= spelledMatch ? wholeWords : loose;
}
