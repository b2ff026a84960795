/** Whether a token may be one of ours; what is cut short need not be asked about. */
export function isEmailToken(token: string): boolean {
  return /^[\w-]{20,200}$/.test(token);
}
