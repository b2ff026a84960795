import type { Mark } from './SearchRow.ts';

export interface NamePart {
  readonly text: string;
  readonly isMarked: boolean;
}

/** A name split into matched and other parts; marks beyond its end are ignored. */
export function markedParts(name: string, marks: readonly Mark[]): readonly NamePart[] {
  const parts: NamePart[] = [];
  let at = 0;
  const add = (to: number, isMarked: boolean): void => {
    if (to > at) parts.push({ text: name.slice(at, to), isMarked });
    at = Math.max(at, to);
  };
  for (const [from, to] of marks) {
    add(Math.min(from, name.length), false);
    add(Math.min(to, name.length), true);
  }
  add(name.length, false);
  return parts;
}
