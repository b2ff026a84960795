import type { Http } from '#core';
import { PressedLinkStore } from '../../auth/ui.ts';
import { confirmRegistration } from '../form/RegistrationApi.ts';
import type { Registered } from '../form/RegistrationForm.ts';

/** Creates the link of an e-mail that opens an account. */
export function createConfirmLink(http: Http, token: string): PressedLinkStore<Registered> {
  return new PressedLinkStore(token, (held) => confirmRegistration(http, held));
}
