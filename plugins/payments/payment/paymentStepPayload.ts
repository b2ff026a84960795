import { stepPayload } from '#core';
import { methodKinds } from './methodKinds.ts';

/** Payload of `paymentStepEvent`. */
export const paymentStepPayload = stepPayload({
  direction: ['deposit', 'withdrawal'],
  method: methodKinds,
});
