/** Whether an e-mail address is complete; whether it exists only the platform knows. */
export function isWholeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(text);
}
