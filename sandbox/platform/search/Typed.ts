import { fullWordsOf } from './abbreviations.ts';
import type { FoldedWord } from './fold.ts';
import { isNear, mistakesIn } from './isNear.ts';
import { soundsOf, spokenOf, startsWithVowel } from './soundsOf.ts';

const shortestSpoken = 3;
/** With fewer consonants too many words sound alike, prefixes even more so. */
const shortestSound = 3;
const shortestSoundPrefix = 4;
/**
 * Minimum length at which a prefix may contain a typing error; shorter words have to be complete.
 */
const shortestMistypedBeginning = 5;
const shortestWithoutFirst = 6;

/** A typed word with everything it is compared by. */
export interface Typed {
  readonly text: string;
  /** The word itself, or the words that it abbreviates. */
  readonly spellings: readonly string[];
  /** Pronunciation; undefined for a word that is too short. */
  readonly spoken: string | undefined;
  /** Whether a prefix of a word may match by pronunciation. */
  readonly allowsSpokenPrefix: boolean;
  readonly sounds: readonly string[];
  readonly isForeign: boolean;
}

export function typedOf({ folded, isForeign }: Pick<FoldedWord, 'folded' | 'isForeign'>): Typed {
  // A word without vowels is an abbreviation, except in Arabic, which writes few vowels.
  const isRead = isForeign || /[aeiouy]/.test(folded);
  const spoken = spokenOf(folded);
  return {
    text: folded,
    spellings: [folded, ...fullWordsOf(folded)],
    spoken: spoken.length < shortestSpoken ? undefined : spoken,
    allowsSpokenPrefix: isForeign || folded.length >= shortestMistypedBeginning,
    // Vowels are not compared, so words of very different length would match too.
    sounds: isRead
      ? soundsOf(folded).filter(
          ({ length }) => length >= shortestSound && length * 3 >= folded.length,
        )
      : [],
    isForeign,
  };
}

/** Returns the sounds that may be a prefix. */
export function soundPrefixes({ sounds }: Typed): readonly string[] {
  return sounds.filter(({ length }) => length >= shortestSoundPrefix);
}

export function isMistyped(text: string, word: string): boolean {
  const mistakes = mistakesIn(text);
  if (mistakes === 0) return false;
  if (text.length < shortestMistypedBeginning && Math.abs(word.length - text.length) > 1)
    return false;
  if (text.length < shortestWithoutFirst && text[0] !== word[0]) return false;
  return isNear(text, word, mistakes);
}

/** Whether a word of a name may have been meant although its letters were not typed. */
export function isMeant(typed: Typed, word: string): boolean {
  const { text, spoken, allowsSpokenPrefix, sounds } = typed;
  const read = spokenOf(word);
  if (read === spoken || (allowsSpokenPrefix && spoken !== undefined && read.startsWith(spoken)))
    return true;
  if (isMistyped(text, word)) return true;
  return (
    startsWithVowel(text) === startsWithVowel(word) &&
    soundsOf(word).some(
      (sound) =>
        sounds.includes(sound) || soundPrefixes(typed).some((prefix) => sound.startsWith(prefix)),
    )
  );
}
