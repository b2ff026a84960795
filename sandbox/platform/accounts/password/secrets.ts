import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

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

/** So many of the signs by chance, each as likely. */
export function randomSigns(signs: string, length: number): string {
  return Array.from({ length }, () => signs.charAt(randomInt(signs.length))).join('');
}

/** Compares hashes in a time that tells nothing. */
export function isSameHash(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
