import { randomInt } from 'node:crypto';

/** Without I and O, which look like digits. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

function letter(): string {
  return letters.charAt(randomInt(letters.length));
}

/** One of 138 million codes such as `K7-204-RD`: short enough to read out over the telephone. */
export function newCouponCode(): string {
  return `${letter()}${randomInt(10)}-${String(randomInt(1000)).padStart(3, '0')}-${letter()}${letter()}`;
}
