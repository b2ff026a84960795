/** The whole address of a path of the site, as it is given to others. */
export function absoluteAddress(path: string): string {
  return new URL(path, document.baseURI).href;
}
