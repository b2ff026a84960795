import { createEventToken, type StepReport } from '#core';

/** Steps to a new password: requesting an e-mail or text, the code, the password. */
export const recoverySteps = ['email', 'phone', 'code', 'password'] as const;

/** Each step to a new password, for analytics; contains nothing that was typed. */
export const recoveryStepEvent = createEventToken<
  { readonly by: (typeof recoverySteps)[number] } & StepReport
>('recovery.step');

/** Page on which a person without their second factor follows their request. */
export const lostFactorRoute = 'recovery.lost-factor';
