/** Cookie with the height of the top strip, so that the edge reserves its place. */
export const stripCookie = 'strip_h';

const most = 240;

/** Parses that height in pixels; undefined for anything else. */
export function readStripHeight(text: string | undefined): number | undefined {
  const height = /^\d{2,3}$/.test(text ?? '') ? Number(text) : 0;
  return height === 0 || height > most ? undefined : height;
}

/**
 * Reserves the place of a strip from the first paint, so that nothing moves when it appears.
 * Content that is scrolled meanwhile passes below a cover of that place.
 */
export function stripPlaceCss(height: number | undefined): string {
  return height === undefined
    ? ''
    : `html{--strip-h:${height}px}body{padding-block-start:var(--strip-h)}body::before{content:'';position:fixed;inset:0 0 auto;block-size:var(--strip-h);background:var(--bg);z-index:var(--z-toast)}`;
}
