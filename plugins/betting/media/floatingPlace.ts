import type { FloatingPlace } from './Media.ts';

/** The corner nearest to where the middle of the player was left. */
export function placeAfterDrag(
  middle: { readonly x: number; readonly y: number },
  view: { readonly width: number; readonly height: number },
  isTurned: boolean,
): FloatingPlace {
  const isLeft = middle.x < view.width / 2;
  return {
    block: middle.y < view.height / 2 ? 'start' : 'end',
    inline: isLeft === isTurned ? 'end' : 'start',
  };
}

/** Where an arrow key sends it; undefined for other keys. */
export function nextPlace(
  place: FloatingPlace,
  key: string,
  isTurned: boolean,
): FloatingPlace | undefined {
  switch (key) {
    case 'ArrowUp':
      return { ...place, block: 'start' };
    case 'ArrowDown':
      return { ...place, block: 'end' };
    case 'ArrowLeft':
      return { ...place, inline: isTurned ? 'end' : 'start' };
    case 'ArrowRight':
      return { ...place, inline: isTurned ? 'start' : 'end' };
    default:
      return undefined;
  }
}
