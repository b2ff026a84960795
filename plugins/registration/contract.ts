import { createCommandToken, createEventToken, createModalToken } from '#core';

/** Registration page; nothing links to it when the plan leaves it out. */
export const registrationRoute = 'registration.form';

/** Page that registers a person who signed in through a provider and has no account yet. */
export const socialRegistrationRoute = 'registration.social';

/** Opens the registration as a dialog or as a page, by the brand's setting. */
export const registerCommand = createCommandToken<object>('registration.open');

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
