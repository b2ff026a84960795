/** Control characters, backslash, line separators and direction overrides. */
const forbiddenRanges: readonly (readonly [from: number, to: number])[] = [
  [0x00, 0x1f],
  [0x5c, 0x5c],
  [0x7f, 0x9f],
  [0x200e, 0x200f],
  [0x2028, 0x202e],
  [0x2066, 0x2069],
];

/** Returns whether an address contains characters that no valid link needs. */
export function hasForbiddenCharacter(text: string): boolean {
  return Array.from(text, (character) => character.codePointAt(0) ?? 0).some((code) =>
    forbiddenRanges.some(([from, to]) => code >= from && code <= to),
  );
}
