/** Which part of a text begins which word. */
export interface Hump {
  readonly word: number;
  readonly length: number;
}

const mostHumps = 4;

/**
 * Words written together by their beginnings, in order: `harkin` is Harbour … Kingsport …. The fewest words that do;
 * undefined when none do.
 */
export function humpsOf(text: string, words: readonly string[]): readonly Hump[] | undefined {
  const first = text[0];
  if (!words.some((word) => word[0] === first)) return undefined;
  for (let count = 1; count <= mostHumps; count += 1) {
    const humps = split(text, 0, words, 0, count);
    if (humps !== undefined) return humps;
  }
  return undefined;
}

/** Whether somebody would write it so: no word by its first letter alone, or the first letters of all words of the names. */
export function isTogether(humps: readonly Hump[], ...lengths: readonly number[]): boolean {
  if (humps.length < 2) return false;
  if (humps.every(({ length }) => length > 1)) return true;
  if (humps.some(({ length }) => length > 1)) return false;
  const words = lengths.reduce((sum, length) => sum + length, 0);
  if (humps.length === words) return true;
  // Of one of the names alone.
  let from = 0;
  return lengths.some((length) => {
    const first = from;
    from += length;
    return humps.length === length && humps.every(({ word }) => word >= first && word < first + length);
  });
}

function split(text: string, from: number, words: readonly string[], first: number, count: number): readonly Hump[] | undefined {
  for (let index = first; index <= words.length - count; index += 1) {
    const word = words[index] ?? '';
    let length = commonStart(text, from, word);
    if (length === 0) continue;
    const rest = text.length - from;
    if (count === 1) {
      if (length === rest) return [{ word: index, length }];
      continue;
    }
    for (length = Math.min(length, rest - count + 1); length > 0; length -= 1) {
      const others = split(text, from + length, words, index + 1, count - 1);
      if (others !== undefined) return [{ word: index, length }, ...others];
    }
  }
  return undefined;
}

function commonStart(text: string, from: number, word: string): number {
  const most = Math.min(text.length - from, word.length);
  let length = 0;
  while (length < most && text.charCodeAt(from + length) === word.charCodeAt(length)) length += 1;
  return length;
}
