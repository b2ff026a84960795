import type { Http } from '#core';
import { PressedLinkStore } from '../../auth/ui.ts';
import { confirmRegistration } from '../form/RegistrationApi.ts';
import type { Registered } from '../form/RegistrationForm.ts';

/** Opens the account of a letter's link. */
export function createConfirmLink(http: Http, token: string): PressedLinkStore<Registered> {
  return new PressedLinkStore(token, (held) => confirmRegistration(http, held));
}
