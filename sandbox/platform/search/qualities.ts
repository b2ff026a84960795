/** How well a word answers what was typed; less is better. */
export const whole = 0;
export const begun = 1;
/** Of a word in other letters: it sounds so. */
export const said = 2;
export const together = 3;
/** Of a word in other letters: its consonants sound so. */
export const sounded = 4;
export const within = 5;
/** Of a Latin word: it is read aloud alike. */
export const misspelt = 6;
export const mistyped = 7;
export const heard = 8;
export const heardBegun = 9;
export const unanswered = Number.POSITIVE_INFINITY;

/** Answers of this rank and beyond are guesses. */
export const certainRank = 4;

/** Typed prefix, typed inside, near by spelling, near by sound; by place: one worse. */
export function rankOf(quality: number): number {
  if (quality <= said) return 0;
  return quality <= within ? 2 : certainRank + 2 * (quality - misspelt);
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
  if (quality === begun) return begunWord;
  return quality <= said ? wholeWords : loose;
}
