import { createEventToken, createModalToken, createToken } from '#core';
import type { RegistrationStore } from './form/RegistrationStore.ts';

/** The registration of this visitor. For this plugin only. */
export const registrationToken = createToken<RegistrationStore>('registration.store', 1);

/**
 * Returns whether the brand opens accounts by a first deposit at a bank, by this plugin's settings.
 */
export { isBankOffered } from './bank/isBankOffered.ts';

/** Form over the page; the dialog stays open for the steps after the registration. */
export const registrationModal = createModalToken<{ readonly isNarrow?: boolean }>(
  'registration.form',
);

/**
 * The form was closed before an account was opened. The payload contains nothing that was typed.
 */
export const registrationLeftEvent = createEventToken<RegistrationLeft>('registration.left');

/** Payload of `registrationLeftEvent`. */
export interface RegistrationLeft {
  readonly type: string;
  /** Number of fields that were not empty. */
  readonly filled: number;
  /** Time for which the form was open. */
  readonly seconds: number;
}

export { registrationStepEvent } from './form/registrationStepToken.ts';
