import type { Direction } from './sidesInLine.ts';

/** Things of one kind, one after the other; from the right they have a comma of their own. */
export function listInLine(parts: readonly string[], direction: Direction): string {
  return parts.join(direction === 'rtl' ? '، ' : ', ');
}
