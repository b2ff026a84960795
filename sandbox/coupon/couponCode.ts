import { randomInt } from 'node:crypto';

/** Without I and O, which read like digits. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const shape = /^([A-HJ-NP-Z])(\d)(\d{3})([A-HJ-NP-Z]{2})$/;

function letter(): string {
  return letters.charAt(randomInt(letters.length));
}

/** One of 138 million, such as `K7-204-RD`: short enough to be read out over the telephone. */
export function newCouponCode(): string {
  return `${letter()}${randomInt(10)}-${String(randomInt(1000)).padStart(3, '0')}-${letter()}${letter()}`;
}

/** The code as it is kept, from what a person typed: small letters, spaces and other hyphens do no harm; undefined for what is no code. */
export function readCouponCode(text: string): string | undefined {
  if (text.length > 40) return undefined;
  const parts = shape.exec(text.replace(/[\s\p{Pd}]/gu, '').toUpperCase());
  return parts === null ? undefined : `${parts[1]}${parts[2]}-${parts[3]}-${parts[4]}`;
}
