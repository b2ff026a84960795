import type { Direction } from './sidesInLine.ts';

/** Joins items of one kind; right-to-left text has its own comma. */
export function listInLine(parts: readonly string[], direction: Direction): string {
  return parts.join(direction === 'rtl' ? '، ' : ', ');
}
