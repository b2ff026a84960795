/** Name of a block of a multi coupon: 1 is A; a number from 27 on. */
export function blockLetter(number: number): string {
  return number <= 26 ? String.fromCodePoint(64 + number) : String(number);
}
