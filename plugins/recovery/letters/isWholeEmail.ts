/** Whether somebody has typed an address to the end; whether it is one the platform says. */
export function isWholeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(text);
}
