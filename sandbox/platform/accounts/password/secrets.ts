import { randomBytes, randomFillSync, timingSafeEqual } from 'node:crypto';

/** 256 bit by chance, for links and tickets. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** So many digits by chance, zeros in front as well. */
export function randomDigits(length: number): string {
  return randomSigns('0123456789', length);
}

/** A code that a person may have to type: no two of its 32 signs look alike. */
export function randomCode(length: number): string {
  return randomSigns('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', length);
}

/** Bytes by chance in stock: to ask for each sign alone takes ten times as long. */
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

/** So many of the signs (at most 256) by chance, each as likely. */
export function randomSigns(signs: string, length: number): string {
  // Bytes above the last whole multiple would favour the first signs.
  const most = 256 - (256 % signs.length);
  let drawn = '';
  while (drawn.length < length) {
    const byte = randomByte();
    if (byte < most) drawn += signs.charAt(byte % signs.length);
  }
  return drawn;
}

/** Compares hashes in a time that tells nothing. */
export function isSameHash(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
