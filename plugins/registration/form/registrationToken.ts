import { createToken } from '#core';
import type { RegistrationStore } from './RegistrationStore.ts';

/** Service with the registration of this visitor. */
export const registrationToken = createToken<RegistrationStore>('registration.store', 1);
