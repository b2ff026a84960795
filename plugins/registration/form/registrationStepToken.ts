import { createEventToken, type StepReport } from '#core';

/** Each step of opening an account, without anything that was typed. For whoever counts them. */
export const registrationStepEvent = createEventToken<
  { readonly form: 'one-click' | 'phone' | 'full' | 'social' | 'bank' } & StepReport
>('registration.step');
