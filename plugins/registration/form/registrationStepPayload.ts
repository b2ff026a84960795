import { stepPayload } from '#core';

/** What `registrationStepEvent` tells. */
export const registrationStepPayload = stepPayload({
  form: ['one-click', 'phone', 'full', 'social', 'bank'],
});
