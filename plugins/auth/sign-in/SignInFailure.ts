import { HttpError } from '#core';
import {
  isCaptchaMissing,
  readCallFailure,
  type CallFailure,
} from '../failures/readCallFailure.ts';
import { SecondFactorMissing } from '../second-factor/completeSignIn.ts';

/** Why a sign-in did not work, as the person must know it. */
export type SignInFailure =
  | { readonly kind: 'wrong-credentials' }
  | { readonly kind: 'too-many-tries'; readonly waitMs: number }
  /** So many wrong passwords in a row that only a new password opens this device. */
  | { readonly kind: 'closed' }
  /** The person has closed the account. */
  | { readonly kind: 'account-closed' }
  /** No answer, or that the site is in trouble: worth another try. */
  | { readonly kind: CallFailure }
  /** A captcha that the person did not pass: its own dialog has reported it. */
  | { readonly kind: 'unproved' }
  /** Too long or too often without the right second factor. */
  | { readonly kind: 'two-step-over' }
  | { readonly kind: 'refused'; readonly text: string };

/** Used when the platform asks to wait and does not say how long. */
const defaultWaitMs = 60_000;

/** Sorts what the call threw; never throws itself. */
export function readSignInFailure(error: unknown): SignInFailure {
  if (error instanceof SecondFactorMissing)
    return { kind: error.isOver ? 'two-step-over' : 'unproved' };
  if (!(error instanceof HttpError)) return { kind: readCallFailure(error) };
  if (error.hasCode('wrong_credentials')) return { kind: 'wrong-credentials' };
  if (error.hasCode('password_closed')) return { kind: 'closed' };
  if (error.hasCode('account_closed')) return { kind: 'account-closed' };
  if (error.hasCode('too_many_tries') || error.status === 429)
    return { kind: 'too-many-tries', waitMs: error.retryAfterMs ?? defaultWaitMs };
  if (isCaptchaMissing(error)) return { kind: 'unproved' };
  if (error.isOutcomeUnknown || error.status >= 500 || error.errors.length === 0)
    return { kind: readCallFailure(error) };
  return { kind: 'refused', text: error.message };
}
