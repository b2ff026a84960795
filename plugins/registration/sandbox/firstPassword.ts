import { randomSigns } from '#sandbox';

/** Without look-alikes: 16 of 55 characters are 92 bits. */
const signs = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 16;

/** Generates the password of a one-click account, valid until its owner replaces it. */
export function firstPassword(): string {
  return randomSigns(signs, length);
}
