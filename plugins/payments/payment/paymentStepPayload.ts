import { stepPayload } from '#core';
import { methodKinds } from './methodKinds.ts';

/** What `paymentStepEvent` tells. */
export const paymentStepPayload = stepPayload({
  direction: ['deposit', 'withdrawal'],
  method: methodKinds,
});
