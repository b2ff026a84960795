import { createEventToken, type StepReport } from '#core';

/** Each step of a registration, for analytics; contains nothing that was typed. */
export const registrationStepEvent = createEventToken<
  { readonly form: 'one-click' | 'phone' | 'full' | 'social' | 'bank' } & StepReport
>('registration.step');
