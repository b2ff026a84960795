import { latinDigits } from './readDigits.ts';

/** Number of digits of a one-time code, sent by e-mail or text or shown by an authenticator app. */
export const codeLength = 6;

/** The digits of a typed or pasted code, without letters and blanks around them. */
export function codeDigits(typed: string): string {
  return latinDigits(typed).replaceAll(/\D/g, '').slice(0, codeLength);
}
