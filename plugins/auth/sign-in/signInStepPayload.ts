import { stepPayload } from '#core';
import { providerIds } from '../providers/providers.ts';

const signInMethods = [
  'login_password',
  'phone_password',
  'sms',
  'social',
  'passkey',
  'link',
  'qr',
] as const;

/** Sign-in method in step events. */
export type SignInMethod = (typeof signInMethods)[number];

/** Schema of the payload of `signInStepEvent`. */
export const signInStepPayload = stepPayload({
  method: signInMethods,
  provider: ['none', ...providerIds],
});
