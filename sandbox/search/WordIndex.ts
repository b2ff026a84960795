import { foldWords } from './fold.ts';
import { humpsOf } from './humpsOf.ts';
import { mistakesIn } from './isNear.ts';
import { isTyped, matchWord, namedWordOf, sounded, together, within, type NamedWord, type Typed } from './matchWord.ts';
import { looseFit, nameFit, wholeFirst } from './nameFit.ts';

interface Word extends NamedWord {
  /** What has it in a name, and in names of which languages. */
  readonly keys: Map<number, Set<string | undefined>>;
}

/** One of the names of something; of one that belongs to no language, everybody knows it. */
export interface Name {
  readonly text: string;
  readonly language?: string;
  /** It is shown nowhere. */
  readonly isOther?: boolean;
}

interface WordedName {
  readonly words: readonly NamedWord[];
  readonly language: string | undefined;
  readonly isOther: boolean;
}

/** How well the best of the names answers, and whether it is of another language than that of who asks. */
export interface Fit {
  readonly level: number;
  readonly isOfOtherLanguage: boolean;
}

/**
 * Names by their words: what begins with a text, or with how it is read, is found by halving ordered lists, what
 * contains or resembles it by the groups of three letters that both have.
 */
export class WordIndex {
  readonly #words = new Map<string, Word>();
  readonly #names = new Map<number, readonly WordedName[]>();
  readonly #byGram = new Map<string, Set<Word>>();
  readonly #ordered = new Map<Order, Entries>();
  readonly #shortestWithin: number;

  /** With how many letters something is found that only contains them. */
  constructor({ shortestWithin }: { readonly shortestWithin: number }) {
    this.#shortestWithin = shortestWithin;
  }

  has(key: number): boolean {
    return this.#names.has(key);
  }

  /** Under all its names; names of other languages among them. */
  add(key: number, names: readonly Name[]): void {
    this.#names.set(
      key,
      names.map(({ text, language, isOther = false }) => ({ words: foldWords(text).map(({ folded }) => this.#wordOf(folded)), language, isOther })),
    );
    for (const { words, language } of this.#names.get(key) ?? []) {
      for (const { text } of words) {
        const keys = this.#words.get(text)?.keys;
        const languages = keys?.get(key) ?? new Set();
        keys?.set(key, languages.add(language));
      }
    }
  }

  remove(key: number): void {
    for (const word of this.#wordsOf(key)) {
      word.keys.delete(key);
      if (word.keys.size > 0) continue;
      this.#words.delete(word.text);
      this.#ordered.clear();
      for (const gram of gramsOf(word.text)) this.#byGram.get(gram)?.delete(word);
    }
    this.#names.delete(key);
  }

  /**
   * How well each name answers: as it was typed, or else, with `mayGuess`, as it may have been meant. What only contains
   * or resembles it must be of a name that the person reads.
   */
  find(typed: Typed, language: string, mayGuess: boolean): ReadonlyMap<number, number> {
    const found = new Map<number, number>();
    const candidates = new Set([
      ...[typed.text, ...typed.fullWords].flatMap((text) => this.#begunWith('text', text)),
      ...this.#containing(typed.text),
      ...(typed.isForeign || mayGuess ? this.#sounding(typed, mayGuess) : []),
      ...(mayGuess ? this.#resembling(typed) : []),
    ]);
    for (const word of candidates) {
      const quality = matchWord(typed, word);
      if (quality === undefined || (!mayGuess && !isTyped(quality)) || (quality === within && typed.text.length < this.#shortestWithin)) continue;
      const isLoose = quality > sounded;
      for (const [key, languages] of word.keys) {
        if (isLoose && !languages.has(undefined) && !languages.has(language)) continue;
        const known = found.get(key);
        if (known === undefined || known > quality) found.set(key, quality);
      }
    }
    return found;
  }

  /** Names whose words were written together: `harbourcity`. */
  findTogether(text: string): ReadonlyMap<number, number> {
    const found = new Map<number, number>();
    for (const [key, names] of this.#names) {
      const isWrittenSo = names.some(({ words }) => {
        const humps = words.length < 2 ? undefined : humpsOf(text, textsOf(words));
        return humps?.every(({ length }) => length > 1) === true || humps?.length === words.length;
      });
      if (isWrittenSo) found.set(key, together);
    }
    return found;
  }

  /** The best of its names for somebody who reads this language. */
  fit(key: number, typed: readonly Typed[], language: string): Fit {
    let best: Fit = { level: looseFit, isOfOtherLanguage: true };
    for (const name of this.#names.get(key) ?? []) {
      const isOfOtherLanguage = name.language !== undefined && name.language !== language;
      const level = Math.max(nameFit(typed, name.words), name.isOther ? wholeFirst : 0);
      if (level < looseFit && isOfOtherLanguage < best.isOfOtherLanguage) best = { level, isOfOtherLanguage };
      else if (isOfOtherLanguage === best.isOfOtherLanguage && level < best.level) best = { level, isOfOtherLanguage };
    }
    return best;
  }

  /** Names that stand, whole, among the words. */
  findNamed(typed: readonly Typed[], isWhole: (word: Typed, of: NamedWord) => boolean): ReadonlySet<number> {
    const candidates = new Set(typed.flatMap((word) => [word.text, ...word.fullWords].flatMap((text) => [...(this.#words.get(text)?.keys.keys() ?? [])])));
    return new Set([...candidates].filter((key) => this.#names.get(key)?.some(({ words }) => words.length > 0 && words.every((of) => typed.some((word) => isWhole(word, of)))) === true));
  }

  #wordsOf(key: number): ReadonlySet<Word> {
    return new Set((this.#names.get(key) ?? []).flatMap(({ words }) => words.flatMap(({ text }) => this.#words.get(text) ?? [])));
  }

  #wordOf(text: string): Word {
    let word = this.#words.get(text);
    if (word === undefined) {
      word = { ...namedWordOf(text), keys: new Map() };
      this.#words.set(text, word);
      this.#ordered.clear();
      for (const gram of gramsOf(text)) group(this.#byGram, gram).add(word);
    }
    return word;
  }

  #begunWith(order: Order, text: string): readonly Word[] {
    let entries = this.#ordered.get(order);
    if (entries === undefined) {
      entries = orderedBy([...this.#words.values()], order);
      this.#ordered.set(order, entries);
    }
    let low = 0;
    let high = entries.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((entries[middle]?.[0] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (entries[end]?.[0].startsWith(text) === true) end += 1;
    return entries.slice(low, end).map(([, word]) => word);
  }

  #sounding({ spoken, sounds }: Typed, mayGuess: boolean): readonly Word[] {
    const heard = sounds.flatMap((sound) => this.#begunWith('sound', sound));
    return spoken.length < 2 || (!mayGuess && spoken.length < 3) ? heard : [...this.#begunWith('spoken', spoken), ...heard];
  }

  /** The words of the rarest of its groups. */
  #containing(text: string): Iterable<Word> {
    const groups = [...gramsOf(text)].map((gram) => this.#byGram.get(gram) ?? new Set<Word>());
    return groups.length === 0 ? [] : groups.reduce((least, each) => (each.size < least.size ? each : least));
  }

  #resembling({ text }: Typed): readonly Word[] {
    if (mistakesIn(text) === 0) return [];
    const grams = gramsOf(text);
    // Of three letters each mistake spoils at most four.
    const needed = Math.max(1, grams.size - 4 * mistakesIn(text));
    const shared = new Map<Word, number>();
    for (const gram of grams) for (const word of this.#byGram.get(gram) ?? []) shared.set(word, (shared.get(word) ?? 0) + 1);
    const near = [...shared].flatMap(([word, count]) => (count >= needed ? word : []));
    // A mistake in the middle of a short word leaves no three letters: those with its first two are looked at.
    return [...near, ...this.#begunWith('text', text.slice(0, 2))];
  }
}

type Entries = readonly (readonly [by: string, word: Word])[];

type Order = 'text' | 'spoken' | 'sound';

function orderedBy(words: readonly Word[], order: Order): Entries {
  const entries = words.flatMap((word) => (order === 'sound' ? word.sounds : [word[order]]).map((by) => [by, word] as const));
  return entries.toSorted(([first], [second]) => (first < second ? -1 : 1));
}

function textsOf(words: readonly NamedWord[]): readonly string[] {
  return words.map(({ text }) => text);
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
