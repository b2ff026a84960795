import { createEventToken, type StepReport } from '#core';

/** What leads to a new password: a letter or text with a code, the code, the password. */
export const recoverySteps = ['email', 'phone', 'code', 'password'] as const;

/** Each step to a new password, without anything that was typed. For whoever counts them. */
export const recoveryStepEvent = createEventToken<
  { readonly by: (typeof recoverySteps)[number] } & StepReport
>('recovery.step');

/** Where somebody without their second factor follows their request. */
export const lostFactorRoute = 'recovery.lost-factor';
