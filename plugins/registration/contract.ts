import { createEventToken, createModalToken, createToken } from '#core';
import type { RegistrationStore } from './form/RegistrationStore.ts';

/** The registration of this visitor. For this plugin only. */
export const registrationToken = createToken<RegistrationStore>('registration.store', 1);

/** Whether the brand opens accounts by a first deposit at a bank, from this plugin's settings. */
export { isBankOffered } from './bank/isBankOffered.ts';

/** The form over the page; it stays open for what follows. */
export const registrationModal = createModalToken<{ readonly isNarrow?: boolean }>(
  'registration.form',
);

/** The form was closed before an account was opened. The payload has no typed values. */
export const registrationLeftEvent = createEventToken<RegistrationLeft>('registration.left');

/** Payload of `registrationLeftEvent`. */
export interface RegistrationLeft {
  readonly type: string;
  /** Fields with something in them. */
  readonly filled: number;
  /** How long the form was open. */
  readonly seconds: number;
}

export { registrationStepEvent } from './form/registrationStepToken.ts';
