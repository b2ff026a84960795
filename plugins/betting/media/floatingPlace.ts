import type { FloatingPlace } from './Media.ts';

/** The end of the column that is nearer to where the middle of the player was left. */
export function placeAfterDrag(middleY: number, viewHeight: number): FloatingPlace {
  return middleY < viewHeight / 2 ? 'start' : 'end';
}

/** Returns where an arrow key moves the player; undefined for other keys. */
export function nextPlace(key: string): FloatingPlace | undefined {
  return key === 'ArrowUp' ? 'start' : key === 'ArrowDown' ? 'end' : undefined;
}
