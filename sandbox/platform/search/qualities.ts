/** Grade of a match between a word of a name and a typed word; less is better. */
export const exactMatch = 0;
export const prefixMatch = 1;
/** A word in another script with the same pronunciation. */
export const spelledMatch = 2;
export const joinedMatch = 3;
/** A word in another script with the same consonants. */
export const consonantMatch = 4;
export const substringMatch = 5;
/** A Latin word with the same pronunciation. */
export const misspeltMatch = 6;
export const typoMatch = 7;
export const soundMatch = 8;
export const soundPrefixMatch = 9;
export const noMatch = Number.POSITIVE_INFINITY;

/** Matches of this rank and above are guesses. */
export const certainRank = 4;

/** Ranks by prefix, inner match, similar spelling, similar sound; a match by place is one worse. */
export function rankOf(quality: number): number {
  if (quality <= spelledMatch) return 0;
  return quality <= substringMatch ? 2 : certainRank + 2 * (quality - misspeltMatch);
}

/** Grade of a match between one whole name and all typed words; less is better. */
export const exactName = 0;
export const exactFirstWord = 1;
export const exactWords = 2;
export const prefixOfFirstWord = 3;
export const prefixOfWord = 4;
export const scatteredWords = 5;
export const looseMatch = 6;

/** The best-matching name, and whether it is in a language other than the caller's. */
export interface Fit {
  readonly level: number;
  readonly isElsewhere: boolean;
}

/** Prefers the caller's language, then the better match. */
export function betterFit(one: Fit, other: Fit): Fit {
  if (one.isElsewhere !== other.isElsewhere) return one.isElsewhere ? other : one;
  return one.level <= other.level ? one : other;
}

/** Converts the grade of a single word. */
export function levelOf(quality: number): number {
  if (quality === prefixMatch) return prefixOfWord;
  return quality <= spelledMatch ? exactWords : looseMatch;
}
