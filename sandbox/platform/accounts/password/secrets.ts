import { randomBytes, randomFillSync, timingSafeEqual } from 'node:crypto';

/** Returns 256 random bits, for links and tickets. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns random digits, leading zeros included. */
export function randomDigits(length: number): string {
  return randomSigns('0123456789', length);
}

/** Returns a code to be typed by people: no two of its 32 characters look alike. */
export function randomCode(length: number): string {
  return randomSigns('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', length);
}

/** Stock of random bytes: asking for each character takes ten times as long. */
const stock = new Uint8Array(4096);
let used = stock.length;

function randomByte(): number {
  if (used === stock.length) {
    randomFillSync(stock);
    used = 0;
  }
  const byte = stock[used] ?? 0;
  stock[used] = 0;
  used += 1;
  return byte;
}

/** Returns random characters of a set of at most 256, each equally likely. */
export function randomSigns(signs: string, length: number): string {
  // Bytes above the largest multiple would favour the first characters.
  const most = 256 - (256 % signs.length);
  let drawn = '';
  while (drawn.length < length) {
    const byte = randomByte();
    if (byte < most) drawn += signs.charAt(byte % signs.length);
  }
  return drawn;
}

/** Compares hashes in constant time. */
export function isSameHash(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
