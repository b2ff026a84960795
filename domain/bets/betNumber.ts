/** A bet's number in groups of three, with spaces that do not break: 48 120 556 731. */
export function betNumber(id: number): string {
  return String(id).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
}
