/** Whether a token has the form of one of ours; a truncated one need not be looked up. */
export function isEmailToken(token: string): boolean {
  return /^[\w-]{20,200}$/.test(token);
}
