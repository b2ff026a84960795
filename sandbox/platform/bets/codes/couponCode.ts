import { randomInt } from 'node:crypto';

/** Without I and O, which look like digits. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

function letter(): string {
  return letters.charAt(randomInt(letters.length));
}

/**
 * Creates one of 138 million codes such as `K7-204-RD`, short enough to be read out by telephone.
 */
export function newCouponCode(): string {
  return `${letter()}${randomInt(10)}-${String(randomInt(1000)).padStart(3, '0')}-${letter()}${letter()}`;
}
