import { foldWords, lengthUnfolded } from './fold.ts';
import { humpsOf } from './humpsOf.ts';
import { exact, isLettered, isTyped, matchWord, namedWordOf, within, type Typed } from './matchWord.ts';

/** From which letter to before which: what of a name was typed. */
export type Mark = [from: number, to: number];

/** The parts of a name that answer what was typed: the letters themselves, or the whole word where it was only meant. */
export function marksOf(name: string, typed: readonly Typed[]): Mark[] {
  return marksOfNames([name], typed)[0] ?? [];
}

/** The same for names that are one answer: what one of them has letter by letter is not heard in the others. */
export function marksOfNames(names: readonly string[], typed: readonly Typed[]): Mark[][] {
  const worded = names.map((name) => ({ name, words: foldWords(name) }));
  const marks: Mark[][] = names.map(() => []);
  for (const each of typed) {
    const qualities = worded.map(({ words }) => words.map(({ folded }) => matchWord(each, namedWordOf(folded)) ?? Number.POSITIVE_INFINITY));
    const isSure = isTyped(Math.min(...qualities.flat()));
    for (const [index, { name, words }] of worded.entries()) {
      const mark = markOf(name, words, qualities[index] ?? [], each);
      if (mark !== undefined && (mark.isTyped || !isSure)) marks[index]?.push(mark.mark);
    }
  }
  return marks.map(joined);
}

function markOf(name: string, words: ReturnType<typeof foldWords>, qualities: readonly number[], { text: typed }: Typed): { readonly mark: Mark; readonly isTyped: boolean } | undefined {
  const best = Math.min(...qualities);
  const word = words[qualities.indexOf(best)];
  if (best === Number.POSITIVE_INFINITY || word === undefined) return undefined;
  // A whole word may have been written shorter.
  if (best === exact || !isLettered(best)) return { mark: [word.from, word.to], isTyped: isTyped(best) };
  const text = name.slice(word.from, word.to);
  const start = best === within ? word.folded.indexOf(typed) : 0;
  const from = word.from + (start === 0 ? 0 : lengthUnfolded(text, start));
  return { mark: [from, word.from + lengthUnfolded(text, start + typed.length)], isTyped: true };
}

/** The same for two names whose beginnings were written together. */
export function marksTogether(home: string, away: string, { text }: Typed): readonly [Mark[], Mark[]] {
  const words = [home, away].flatMap((name, side) => foldWords(name).map((word) => ({ ...word, side, text: name.slice(word.from, word.to) })));
  const marks: [Mark[], Mark[]] = [[], []];
  for (const hump of humpsOf(
    text,
    words.map(({ folded }) => folded),
  ) ?? []) {
    const word = words[hump.word];
    if (word !== undefined) marks[word.side === 0 ? 0 : 1].push([word.from, word.from + lengthUnfolded(word.text, hump.length)]);
  }
  return marks;
}

function joined(marks: readonly Mark[]): Mark[] {
  const all: Mark[] = [];
  for (const [from, to] of marks.toSorted((first, second) => first[0] - second[0])) {
    const last = all.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else all.push([from, to]);
  }
  return all;
}
