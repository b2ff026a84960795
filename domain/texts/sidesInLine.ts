/** Writing direction of a language. */
export type Direction = 'ltr' | 'rtl';

const rightToLeft = '\u200f';
const beginRightToLeft = '\u2067';
const begin = '\u2068';
const end = '\u2069';

/**
 * Joins the parts of two sides in one line: `2:1`, `Home – Away`. Digits and Latin names alone run
 * left to right in any text; here the first side is at the start side of the language, so that a
 * score and the names beside it have the same order. For display only: the marks are characters.
 */
function inLine(text: string, between: RegExp, direction: Direction): string {
  if (direction === 'ltr') return text;
  const parts = text.split(between);
  if (parts.length < 2) return text;
  const line = parts
    // Splitting by a pattern with a group leaves the separators at odd indexes.
    .map((part, index) => (index % 2 === 1 ? part : `${begin}${part}${end}`))
    .join('');
  return `${rightToLeft}${beginRightToLeft}${line}${end}`;
}

/** A score: `2:1`, `162/4 : 15/0`. */
export function scoreInLine(score: string, direction: Direction): string {
  return inLine(score, /(\s*:\s*)/, direction);
}

/**
 * The name of an event or a competition: `Home – Away`. A single part is left unchanged unless it
 * mixes scripts: then it begins at the start side of the language.
 */
export function namesInLine(name: string, direction: Direction): string {
  const line = inLine(name, /( [–-] )/, direction);
  return direction === 'rtl' && line === name && /[\u0590-\u08ff]/.test(name)
    ? rightToLeft + name
    : line;
}

/**
 * Parts of one line in any script: outcome, market, event. The first one is at the start side of
 * the language, even if it is the only one in another script.
 */
export function partsInLine(
  parts: readonly string[],
  direction: Direction,
  between = ' · ',
): string {
  if (direction === 'ltr') return parts.join(between);
  const line = parts.map((part) => `${begin}${part}${end}`).join(between);
  return `${rightToLeft}${beginRightToLeft}${line}${end}`;
}
