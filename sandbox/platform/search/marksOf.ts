import { foldWords, lengthUnfolded, type FoldedWord } from './fold.ts';
import { splitsOf } from './NameIndex.ts';
import { isMeant, type Typed } from './Typed.ts';

/** Range of a matching part of a name; the end is exclusive. */
export type Mark = [from: number, to: number];

const shortestWithin = 3;

/** Returns the matching parts of a name: the letters, or whole words for fuzzy matches. */
export function marksOf(name: string, typed: readonly Typed[]): Mark[] {
  return marksOfNames([name], typed)[0] ?? [];
}

/** Marks several names of one result: a literal match in one suppresses guesses in the others. */
export function marksOfNames(names: readonly string[], typed: readonly Typed[]): Mark[][] {
  const worded = names.map((name) => ({ name, words: foldWords(name) }));
  const marks = names.map((): Mark[] => []);
  for (const each of typed) {
    const lettered = worded.map(({ name, words }) => letteredMark(name, words, each));
    const isSure = lettered.some((mark) => mark !== undefined);
    for (const [index, { words }] of worded.entries()) {
      const meant = isSure ? undefined : words.find(({ folded }) => isMeant(each, folded));
      const mark = lettered[index] ?? (meant && wholeMark(meant));
      if (mark !== undefined) marks[index]?.push(mark);
    }
  }
  return marks.map(joined);
}

/** Marks the word itself, else its prefix, else a part of it. */
function letteredMark(
  name: string,
  words: readonly FoldedWord[],
  { text, spellings }: Typed,
): Mark | undefined {
  // The typed word may be an abbreviation of a whole one.
  const same = words.find(({ folded }) => spellings.includes(folded));
  if (same !== undefined) return wholeMark(same);
  const word =
    words.find(({ folded }) => folded.startsWith(text)) ??
    (text.length < shortestWithin ? undefined : words.find(({ folded }) => folded.includes(text)));
  return word === undefined ? undefined : partMark(name, word, word.folded.indexOf(text), text);
}

function wholeMark({ from, to }: FoldedWord): Mark {
  return [from, to];
}

function partMark(name: string, { from, to }: FoldedWord, start: number, part: string): Mark {
  const text = name.slice(from, to);
  return [
    from + (start === 0 ? 0 : lengthUnfolded(text, start)),
    from + lengthUnfolded(text, start + part.length),
  ];
}

/** Marks two names whose words or initials were typed without a space. */
export function marksJoined(
  home: string,
  away: string,
  { text }: Typed,
): readonly [Mark[], Mark[]] {
  const words = [home, away].flatMap((name, side) =>
    foldWords(name).map((word) => ({ name, side, word })),
  );
  const marks: [Mark[], Mark[]] = [[], []];
  const mark = (at: number, part: string): void => {
    const found = words[at];
    if (found !== undefined)
      marks[found.side === 0 ? 0 : 1].push(partMark(found.name, found.word, 0, part));
  };
  for (const [first, second] of splitsOf(text, 2)) {
    const from = words.findIndex(({ word }) => word.folded.startsWith(first));
    const to = words.findIndex(({ word }, at) => at > from && word.folded.startsWith(second));
    if (from === -1 || to === -1) continue;
    mark(from, first);
    mark(to, second);
    return marks;
  }
  const initials = words.map(({ word }) => word.folded.charAt(0)).join('');
  const start = initials.indexOf(text);
  if (start !== -1)
    for (const [index, letter] of Array.from(text).entries()) mark(start + index, letter);
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
