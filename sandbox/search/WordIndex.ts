import { foldWords } from './fold.ts';
import { humpsOf } from './humpsOf.ts';
import { mistakesIn } from './isNear.ts';
import { isTyped, matchWord, together, type Typed } from './matchWord.ts';
import { soundsOf } from './soundsOf.ts';

interface Word {
  readonly text: string;
  readonly sounds: readonly string[];
  readonly keys: Set<number>;
}

/**
 * Names by their words: what begins with a text is found by halving an ordered list, what contains or resembles it by
 * the groups of three letters (or by the sound) that both have.
 */
export class WordIndex {
  readonly #words = new Map<string, Word>();
  readonly #wordsOf = new Map<number, readonly string[]>();
  readonly #byGram = new Map<string, Set<Word>>();
  readonly #bySound = new Map<string, Set<Word>>();
  #ordered: readonly Word[] | undefined;

  has(key: number): boolean {
    return this.#wordsOf.has(key);
  }

  /** Under all its names; names of other languages among them. */
  add(key: number, names: readonly string[]): void {
    const texts = [...new Set(names.flatMap((name) => foldWords(name).map(({ folded }) => folded)))];
    this.#wordsOf.set(key, texts);
    for (const text of texts) {
      let word = this.#words.get(text);
      if (word === undefined) {
        word = { text, sounds: soundsOf(text), keys: new Set() };
        this.#words.set(text, word);
        this.#ordered = undefined;
        for (const gram of gramsOf(text)) group(this.#byGram, gram).add(word);
        for (const sound of word.sounds) group(this.#bySound, sound.slice(0, 2)).add(word);
      }
      word.keys.add(key);
    }
  }

  remove(key: number): void {
    for (const text of this.#wordsOf.get(key) ?? []) {
      const word = this.#words.get(text);
      if (word === undefined) continue;
      word.keys.delete(key);
      if (word.keys.size > 0) continue;
      this.#words.delete(text);
      this.#ordered = undefined;
      for (const gram of gramsOf(text)) this.#byGram.get(gram)?.delete(word);
      for (const sound of word.sounds) this.#bySound.get(sound.slice(0, 2))?.delete(word);
    }
    this.#wordsOf.delete(key);
  }

  /** How well each name answers: as it was typed, or else, with `mayGuess`, as it may have been meant. */
  find(typed: Typed, mayGuess: boolean): ReadonlyMap<number, number> {
    const found = new Map<number, number>();
    const candidates = new Set([...this.#begunWith(typed.text), ...this.#containing(typed.text), ...(mayGuess ? this.#resembling(typed) : [])]);
    for (const word of candidates) {
      const quality = matchWord(typed, word.text, word.sounds);
      if (quality === undefined || (!mayGuess && !isTyped(quality))) continue;
      for (const key of word.keys) {
        const known = found.get(key);
        if (known === undefined || known > quality) found.set(key, quality);
      }
    }
    return found;
  }

  /** Names whose words were written together: `harbourcity`. */
  findTogether(text: string): ReadonlyMap<number, number> {
    const found = new Map<number, number>();
    for (const [key, words] of this.#wordsOf) {
      const humps = words.length < 2 ? undefined : humpsOf(text, words);
      if (humps !== undefined && humps.every(({ length }) => length > 1)) found.set(key, together);
    }
    return found;
  }

  #begunWith(text: string): readonly Word[] {
    this.#ordered ??= [...this.#words.values()].toSorted((first, second) => (first.text < second.text ? -1 : 1));
    const words = this.#ordered;
    let low = 0;
    let high = words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((words[middle]?.text ?? '') < text) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (words[end]?.text.startsWith(text) === true) end += 1;
    return words.slice(low, end);
  }

  /** The words of the rarest of its groups. */
  #containing(text: string): Iterable<Word> {
    const groups = [...gramsOf(text)].map((gram) => this.#byGram.get(gram) ?? new Set<Word>());
    return groups.length === 0 ? [] : groups.reduce((least, each) => (each.size < least.size ? each : least));
  }

  #resembling({ text, sounds }: Typed): readonly Word[] {
    const grams = gramsOf(text);
    // Of three letters each mistake spoils at most four.
    const needed = Math.max(1, grams.size - 4 * mistakesIn(text));
    const shared = new Map<Word, number>();
    for (const gram of mistakesIn(text) === 0 ? [] : grams) for (const word of this.#byGram.get(gram) ?? []) shared.set(word, (shared.get(word) ?? 0) + 1);
    const near = [...shared].flatMap(([word, count]) => (count >= needed ? word : []));
    // A mistake in the middle of a short word leaves no three letters: those with its first two are looked at.
    return [...near, ...this.#begunWith(text.slice(0, 2)), ...sounds.flatMap((sound) => [...(this.#bySound.get(sound.slice(0, 2)) ?? [])])];
  }
}

function gramsOf(text: string): ReadonlySet<string> {
  const grams = new Set<string>();
  for (let at = 0; at + 3 <= text.length; at += 1) grams.add(text.slice(at, at + 3));
  return grams;
}

function group(groups: Map<string, Set<Word>>, name: string): Set<Word> {
  const found = groups.get(name) ?? new Set();
  groups.set(name, found);
  return found;
}
