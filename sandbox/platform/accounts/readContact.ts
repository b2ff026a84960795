import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { ApiError } from '../http/ApiError.ts';
import type { SandboxPlatform } from '../../SandboxPart.ts';
import type { SandboxContext } from '../http/SandboxApp.ts';

/** A complete e-mail address, in lower case. */
export function readEmail(email: string): string {
  const address = email.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+$/.test(address))
    throw new ApiError(400, 'invalid_email', 'The e-mail address is not complete', {
      field: 'email',
    });
  return address;
}

/** A number with its country code (E.164). */
export function readPhone(phone: string): string {
  const number = parsePhoneNumberFromString(phone, { extract: false });
  if (number?.isValid() !== true)
    throw new ApiError(
      400,
      'invalid_phone',
      'The telephone number is none of a country: it needs its country code and all digits',
      { field: 'phone' },
    );
  return number.number;
}

/**
 * Refuses too many e-mails or texts of a kind to one address or number, and too many from one
 * network address to all. Unknown ones are counted as well, so that a refusal does not reveal
 * whether an address is known.
 */
export function limitMails(
  { attempts, limits, nowMs: clock }: Pick<SandboxPlatform, 'attempts' | 'limits' | 'nowMs'>,
  context: SandboxContext,
  kind: string,
  contact: string,
): void {
  const nowMs = clock();
  const counted = `${kind} ${contact}`;
  const retryAfterS = attempts.retryAfterS(counted, nowMs);
  if (retryAfterS !== undefined)
    throw new ApiError(429, 'too_many_tries', `Too many letters: try again in ${retryAfterS} s`, {
      headers: { 'Retry-After': String(retryAfterS) },
    });
  limits.letters.count(context.var.caller.address);
  attempts.record(counted, nowMs);
}
