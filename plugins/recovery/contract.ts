import { createEventToken, createModalToken, type StepReport } from '#core';
import type { TwoStepOutcome, TwoStepTicket } from '../auth/contract.ts';

/** Page that completes a short registration. */
export const finishRegistrationRoute = 'recovery.finish-registration';

/** Page of a new password, opened by the link of an e-mail. */
export const passwordResetRoute = 'recovery.password-reset';

/**
 * Asks for an e-mail address and sends it a link for a new password. Opened from the sign-in, it
 * has a way back to it.
 */
export const forgotPasswordModal = createModalToken<
  { readonly isInSignIn?: boolean },
  'back-to-sign-in'
>('recovery.forgot-password');

/**
 * Offers ways in to a person without the app and without a recovery code. Resolves with undefined
 * when the person closes it, with `asked` after a request that takes days.
 */
export const lostFactorModal = createModalToken<TwoStepTicket, TwoStepOutcome | 'asked'>(
  'recovery.lost-factor',
);

/** Steps to a new password: requesting an e-mail or text, the code, the password. */
export const recoverySteps = ['email', 'phone', 'code', 'password'] as const;

/** Each step to a new password, for analytics; contains nothing that was typed. */
export const recoveryStepEvent = createEventToken<
  { readonly by: (typeof recoverySteps)[number] } & StepReport
>('recovery.step');

/** Page on which a person without their second factor follows their request. */
export const lostFactorRoute = 'recovery.lost-factor';
