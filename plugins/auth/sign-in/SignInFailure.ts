import { HttpError } from '#core';
import {
  isCaptchaMissing,
  readCallFailure,
  type CallFailure,
} from '../failures/readCallFailure.ts';
import { SecondFactorMissing } from '../second-factor/completeSignIn.ts';

/** Reason of a failed sign-in, as shown to the person. */
export type SignInFailure =
  | { readonly kind: 'wrong-credentials' }
  | { readonly kind: 'too-many-tries'; readonly waitMs: number }
  /** After too many wrong passwords in a row this device needs a new password. */
  | { readonly kind: 'closed' }
  /** The person has closed the account. */
  | { readonly kind: 'account-closed' }
  /** No response, or an error of the server: worth another try. */
  | { readonly kind: CallFailure }
  /** A captcha was not passed; its own dialog has explained that. */
  | { readonly kind: 'unproved' }
  /** Time or tries for the second factor were used up. */
  | { readonly kind: 'two-step-over' }
  | { readonly kind: 'refused'; readonly text: string };

/** Wait after a refusal that does not say how long. */
const defaultWaitMs = 60_000;

/** Classifies an error of the call; never throws. */
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
