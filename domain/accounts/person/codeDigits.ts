import { latinDigits } from './readDigits.ts';

/** Number of digits of a one-time code, sent by mail or text or shown by an authenticator app. */
export const codeLength = 6;

/** The digits of such a code, typed or pasted; letters and blanks around them are left out. */
export function codeDigits(typed: string): string {
  return latinDigits(typed).replaceAll(/\D/g, '').slice(0, codeLength);
}
