import { createEventToken, createModalToken, type StepTold } from '#core';
import type { TwoStepOutcome, TwoStepTicket } from '../auth/contract.ts';

/** What leads to a new password: a letter or text with a code, the code, the password. */
export const recoverySteps = ['email', 'phone', 'code', 'password'] as const;

/** Each step to a new password, without anything that was typed. For whoever counts them. */
export const recoveryStepEvent = createEventToken<
  { readonly by: (typeof recoverySteps)[number] } & StepTold
>('recovery.step');

/** Where somebody without their second factor follows their request. */
export const lostFactorRoute = 'recovery.lost-factor';

/** Form that completes a registration without phone or e-mail. */
export const finishRegistrationRoute = 'recovery.finish-registration';
/** Page for a new password, reached by the link of an e-mail. */
export const passwordResetRoute = 'recovery.password-reset';

/**
 * Dialog that asks for an e-mail address and sends a link for a new password there. With
 * `isInSignIn` it replaces the sign-in dialog and can resolve with the wish to go back to it.
 */
export const forgotPasswordModal = createModalToken<
  { readonly isInSignIn?: boolean },
  'back-to-sign-in'
>('recovery.forgot-password');

/**
 * Dialog for a person who has lost both the app and the recovery codes. Resolves with undefined
 * when it was closed, with `asked` when a request was filed that takes days.
 */
export const lostFactorModal = createModalToken<TwoStepTicket, TwoStepOutcome | 'asked'>(
  'recovery.lost-factor',
);
