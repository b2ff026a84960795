/** Returns the absolute URL of a path, for sharing. */
export function absoluteAddress(path: string): string {
  return new URL(path, document.baseURI).href;
}
