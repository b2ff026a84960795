/** Whether somebody has typed a number with its country to the end; spaces, brackets and dashes are theirs. */
export function looksLikePhone(text: string): boolean {
  return /^\+[1-9][\d\s()-]{6,22}$/.test(text);
}
