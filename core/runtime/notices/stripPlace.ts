/** By it the edge knows what height a strip across the top had when the page was left. */
export const stripCookie = 'strip_h';

const most = 240;

/** That height in pixels; undefined for anything else. */
export function readStripHeight(text: string | undefined): number | undefined {
  const height = /^\d{2,3}$/.test(text ?? '') ? Number(text) : 0;
  return height === 0 || height > most ? undefined : height;
}

/**
 * Keeps the place of a strip from the first paint, so that it moves nothing when it comes. What is
 * scrolled meanwhile passes below a cover of that place.
 */
export function stripPlaceCss(height: number | undefined): string {
  return height === undefined
    ? ''
    : `html{--strip-h:${height}px}body{padding-block-start:var(--strip-h)}body::before{content:'';position:fixed;inset:0 0 auto;block-size:var(--strip-h);background:var(--bg);z-index:var(--z-toast)}`;
}
