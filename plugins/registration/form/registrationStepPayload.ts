import { stepPayload } from '#core';

/** Schema of the payload of `registrationStepEvent`. */
export const registrationStepPayload = stepPayload({
  form: ['one-click', 'phone', 'full', 'social', 'bank'],
});
