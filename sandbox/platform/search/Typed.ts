import { fullWordsOf } from './abbreviations.ts';
import type { FoldedWord } from './fold.ts';
import { isNear, mistakesIn } from './isNear.ts';
import { soundsOf, spokenOf, startsWithVowel } from './soundsOf.ts';

const shortestSpoken = 3;
/** Of fewer consonants too much sounds alike, of a beginning sooner. */
const shortestSound = 3;
const shortestSoundBegun = 4;
/** From here on the beginning of a word may have a mistake; before, only a whole word. */
const shortestMistypedBeginning = 5;
const shortestWithoutFirst = 6;

/** What was typed of one word, with all that is compared of it. */
export interface Typed {
  readonly text: string;
  /** The word itself, or what it is short for. */
  readonly wholeWords: readonly string[];
  /** Undefined where it is too short to be read aloud. */
  readonly spoken: string | undefined;
  /** Whether the beginning of a word may be spoken so. */
  readonly isSpokenBegun: boolean;
  readonly sounds: readonly string[];
  readonly isForeign: boolean;
}

export function typedOf({ folded, isForeign }: Pick<FoldedWord, 'folded' | 'isForeign'>): Typed {
  // Without a vowel it is an abbreviation and no word; Arabic writes few vowels.
  const isRead = isForeign || /[aeiouy]/.test(folded);
  const spoken = spokenOf(folded);
  return {
    text: folded,
    wholeWords: [folded, ...fullWordsOf(folded)],
    spoken: spoken.length < shortestSpoken ? undefined : spoken,
    isSpokenBegun: isForeign || folded.length >= shortestMistypedBeginning,
    // Vowels are not compared, so words of quite another length would be heard alike too.
    sounds: isRead
      ? soundsOf(folded).filter(
          ({ length }) => length >= shortestSound && length * 3 >= folded.length,
        )
      : [],
    isForeign,
  };
}

/** Sounds that may be the beginning of a word's. */
export function begunSounds({ sounds }: Typed): readonly string[] {
  return sounds.filter(({ length }) => length >= shortestSoundBegun);
}

export function isMistyped(text: string, word: string): boolean {
  const mistakes = mistakesIn(text);
  if (mistakes === 0) return false;
  if (text.length < shortestMistypedBeginning && Math.abs(word.length - text.length) > 1)
    return false;
  if (text.length < shortestWithoutFirst && text[0] !== word[0]) return false;
  return isNear(text, word, mistakes);
}

/** Whether a word of a name may be what was meant where its letters were not typed. */
export function isMeant(typed: Typed, word: string): boolean {
  const { text, spoken, isSpokenBegun, sounds } = typed;
  const read = spokenOf(word);
  if (read === spoken || (isSpokenBegun && spoken !== undefined && read.startsWith(spoken)))
    return true;
  if (isMistyped(text, word)) return true;
  return (
    startsWithVowel(text) === startsWithVowel(word) &&
    soundsOf(word).some(
      (sound) =>
        sounds.includes(sound) || begunSounds(typed).some((begun) => sound.startsWith(begun)),
    )
  );
}
