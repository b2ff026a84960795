import { ApiError } from '../http/ApiError.ts';
import type { LoginAttempts } from './sign-in/LoginAttempts.ts';

/** A complete e-mail address, in lower case. */
export function readEmail(email: string): string {
  const address = email.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+$/.test(address))
    throw new ApiError(400, 'invalid_email', 'The e-mail address is not complete', {
      field: 'email',
    });
  return address;
}

/** A number with its country code, digits only. */
export function readPhone(phone: string): string {
  const number = phone.replaceAll(/[\s()-]/g, '');
  if (!/^\+[1-9]\d{6,14}$/.test(number))
    throw new ApiError(
      400,
      'invalid_phone',
      'The telephone number needs its country code and 7 to 15 digits',
      { field: 'phone' },
    );
  return number;
}

/**
 * Refuses too many e-mails or texts of a kind to one address or number. Unknown ones are counted as
 * well, so that a refusal does not reveal whether an address is known.
 */
export function limitMails(
  attempts: LoginAttempts,
  kind: string,
  contact: string,
  nowMs: number,
): void {
  const counted = `${kind} ${contact}`;
  const retryAfterS = attempts.retryAfterS(counted, nowMs);
  if (retryAfterS !== undefined)
    throw new ApiError(429, 'too_many_tries', `Too many mailer: try again in ${retryAfterS} s`, {
      headers: { 'Retry-After': String(retryAfterS) },
    });
  attempts.record(counted, nowMs);
}
