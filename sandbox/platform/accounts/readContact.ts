import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { ApiError } from '../http/ApiError.ts';
import type { SandboxContext } from '../http/SandboxApp.ts';
import type { SourceLimits } from '../http/SourceLimits.ts';
import type { LoginAttempts } from './sign-in/LoginAttempts.ts';

/** Reads a complete e-mail address in lower case. */
export function readEmail(email: string): string {
  const address = email.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+$/.test(address))
    throw new ApiError(400, 'invalid_email', 'The e-mail address is not complete', {
      field: 'email',
    });
  return address;
}

/** Reads a number with its country code (E.164). */
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

/** Refuses with 429 what was tried too often in the last 15 minutes; counts nothing. */
export function requireFewTries(
  attempts: LoginAttempts,
  counted: string,
  what: string,
  nowMs: number,
): void {
  const retryAfterS = attempts.retryAfterS(counted, nowMs);
  if (retryAfterS !== undefined)
    throw new ApiError(429, 'too_many_tries', `${what}: try again in ${retryAfterS} s`, {
      headers: { 'Retry-After': String(retryAfterS) },
    });
}

interface ContactLimits {
  readonly attempts: LoginAttempts;
  readonly limits: SourceLimits;
  readonly nowMs: () => number;
}

/**
 * Refuses too many e-mails or texts: of a kind to one contact or by one account, of all kinds to
 * one contact, and from one network address in total. Texts have further limits. Unknown contacts
 * are counted as well, so that a refusal reveals nothing.
 */
export function limitMails(
  { attempts, limits, nowMs: clock }: ContactLimits,
  context: SandboxContext,
  kind: string,
  contact: string,
  account?: number,
): void {
  const nowMs = clock();
  const counted = `${kind} ${account ?? contact}`;
  requireFewTries(attempts, counted, 'Too many e-mails', nowMs);
  limits.targets.check(contact);
  limits.messages.check(context.var.caller.source);
  // Only numbers begin with a plus: readPhone adds the country code to all of them.
  if (contact.startsWith('+'))
    limits.texts.count(contact, { person: account, isAgain: kind === 'code' });
  limits.messages.add(context.var.caller.source);
  limits.targets.add(contact);
  attempts.record(counted, nowMs);
}
