/** Whether to mention keys: touch-only devices seldom have a keyboard. */
export function isKeyboardLikely(): boolean {
  return globalThis.matchMedia?.('(any-pointer: fine)').matches === true;
}
