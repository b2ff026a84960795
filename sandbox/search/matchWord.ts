import { fullWordsOf } from './abbreviations.ts';
import type { FoldedWord } from './fold.ts';
import { isNear, mistakesIn } from './isNear.ts';
import { soundsOf, spokenOf } from './soundsOf.ts';

/** How well a word answers what was typed; less is better. */
export const exact = 0;
export const begun = 1;
/** Of a word in other letters: it sounds so. */
export const said = 2;
export const together = 3;
/** Of a word in other letters: its consonants sound so. */
export const sounded = 4;
export const within = 5;
/** Of a Latin word: it is read aloud alike. */
export const misspelt = 6;
const mistyped = 7;
const heard = 8;
const heardBegun = 9;
/** Worse than any answer. */
export const unanswered = 10;

/** Whether there is an answer at all. */
export function isAnswer(quality: number): boolean {
  return quality < unanswered;
}

/** Whether a person has typed it; else it is a guess at what they meant. */
export function isTyped(quality: number): boolean {
  return quality < misspelt;
}

/** Whether the letters themselves were typed, so that they can be pointed out. */
export function isLettered(quality: number): boolean {
  return quality !== said && quality !== sounded && isTyped(quality);
}

const shortestWithin = 3;
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
  /** What it is short for. */
  readonly fullWords: readonly string[];
  readonly spoken: string;
  readonly sounds: readonly string[];
  readonly isForeign: boolean;
}

export function typedOf({ folded, isForeign }: Pick<FoldedWord, 'folded' | 'isForeign'>): Typed {
  // Without a vowel it is an abbreviation, which nobody reads as a word; Arabic writes few.
  const isRead = isForeign || /[aeiouy]/.test(folded);
  return {
    text: folded,
    fullWords: fullWordsOf(folded),
    spoken: spokenOf(folded),
    sounds: isRead ? soundsOf(folded).filter((sound) => sound.length >= shortestSound) : [],
    isForeign,
  };
}

/** What is compared of a word of a name. */
export interface NamedWord {
  readonly text: string;
  readonly spoken: string;
  readonly sounds: readonly string[];
}

export function namedWordOf(text: string): NamedWord {
  return { text, spoken: spokenOf(text), sounds: soundsOf(text) };
}

/** Undefined when the word has nothing of it. */
export function matchWord(typed: Typed, word: NamedWord): number | undefined {
  const { text } = typed;
  const beginning = matchBeginning(typed, word);
  if (beginning !== undefined) return beginning;
  if (text.length >= shortestWithin && word.text.includes(text)) return within;
  const sound = soundQuality(typed, word);
  if (typed.isForeign && sound === heard) return sounded;
  return spokenQuality(typed, word) ?? (isMistyped(text, word.text) ? mistyped : sound);
}

/** Only whether the word is what was typed, begins so or, in other letters, sounds so. */
export function matchBeginning(typed: Typed, word: NamedWord): number | undefined {
  if (word.text === typed.text || typed.fullWords.includes(word.text)) return exact;
  if (word.text.startsWith(typed.text)) return begun;
  return typed.isForeign && spokenQuality(typed, word) !== undefined ? said : undefined;
}

function spokenQuality({ text, spoken, isForeign }: Typed, word: NamedWord): number | undefined {
  if (spoken.length < shortestSpoken) return undefined;
  if (word.spoken === spoken) return misspelt;
  return (isForeign || text.length >= shortestMistypedBeginning) && word.spoken.startsWith(spoken) ? misspelt : undefined;
}

function isMistyped(text: string, word: string): boolean {
  const mistakes = mistakesIn(text);
  if (mistakes === 0) return false;
  if (text.length < shortestMistypedBeginning && Math.abs(word.length - text.length) > 1) return false;
  if (text.length < shortestWithoutFirst && text[0] !== word[0]) return false;
  return isNear(text, word, mistakes);
}

function soundQuality({ text, sounds }: Typed, word: NamedWord): number | undefined {
  let best: number | undefined;
  // A vowel is heard at least where a word begins.
  if (startsWithVowel(text) !== startsWithVowel(word.text)) return undefined;
  for (const sound of sounds) {
    // Vowels are not compared, so words of quite another length would be heard alike too.
    if (sound.length * 3 < text.length) continue;
    for (const other of word.sounds) {
      if (other === sound && Math.abs(word.text.length - text.length) <= 3) return heard;
      if (sound.length >= shortestSoundBegun && other.startsWith(sound) && other.length > sound.length && word.text.length > text.length - 2) best = heardBegun;
    }
  }
  return best;
}

function startsWithVowel(text: string): boolean {
  return /^[aeiouyh]/.test(text);
}
