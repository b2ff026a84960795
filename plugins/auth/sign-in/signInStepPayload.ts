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

/** A way of signing in, as steps name it. */
export type SignInMethod = (typeof signInMethods)[number];

/** What `signInStepEvent` tells. */
export const signInStepPayload = stepPayload({
  method: signInMethods,
  provider: ['none', ...providerIds],
});
