import { randomSigns } from '#sandbox';

/** Without look-alikes: 16 of 55 signs are 92 bit. */
const signs = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 16;

/** The password of a one-click account, until its owner replaces it. */
export function firstPassword(): string {
  return randomSigns(signs, length);
}
