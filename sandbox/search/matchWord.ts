import { isNear, mistakesIn } from './isNear.ts';
import { soundsOf } from './soundsOf.ts';

/** How well a word answers what was typed; less is better. */
const exact = 0;
export const begun = 1;
export const together = 2;
export const within = 3;
export const mistyped = 4;
export const heard = 5;
const heardBegun = 6;

/** Whether there is an answer at all. */
export function isAnswer(quality: number): boolean {
  return quality <= heardBegun;
}

/** Whether a person has typed it, letter by letter; else it is a guess at what they meant. */
export function isTyped(quality: number): boolean {
  return quality < mistyped;
}

const shortestWithin = 3;
const shortestSound = 2;

/** What was typed of one word, with all that is compared of it. */
export interface Typed {
  readonly text: string;
  readonly sounds: readonly string[];
}

export function typedOf(text: string): Typed {
  return { text, sounds: soundsOf(text).filter((sound) => sound.length >= shortestSound) };
}

/** Undefined when the word has nothing of it. */
export function matchWord({ text, sounds }: Typed, word: string, soundsOfWord: readonly string[]): number | undefined {
  if (word.startsWith(text)) return word.length === text.length ? exact : begun;
  if (text.length >= shortestWithin && word.includes(text)) return within;
  const mistakes = mistakesIn(text);
  if (mistakes > 0 && isNear(text, word, mistakes)) return mistyped;
  let best: number | undefined;
  for (const sound of sounds) {
    // Vowels are not compared, so words of quite another length would be heard alike too.
    if (sound.length * 3 < text.length) continue;
    for (const other of soundsOfWord) {
      if (other === sound && Math.abs(word.length - text.length) <= 3) return heard;
      if (other.startsWith(sound) && other.length > sound.length && word.length > text.length - 2) best = heardBegun;
    }
  }
  return best;
}
