/** Whether keys may be named: a device of touch alone seldom has any, one with a mouse does. */
export function isKeyboardLikely(): boolean {
  return globalThis.matchMedia?.('(any-pointer: fine)').matches === true;
}
