import { HttpError, type Http } from '#core';
import type {
  Registered,
  Registration,
  RegistrationForm,
  SocialVisitor,
} from './RegistrationForm.ts';
import { readForm, readRegistered, registrationOnWire } from './registrationFromWire.ts';

export async function loadForm(
  http: Http,
  country: string | undefined,
  report: (type: string, field: string | undefined) => void,
  signal?: AbortSignal,
): Promise<RegistrationForm> {
  return readForm(
    await http.call('registration.form', {
      query: country === undefined ? {} : { country },
      ...(signal === undefined ? {} : { signal }),
    }),
    report,
  );
}

/** @param key the same for each retry of a request, so that one press opens one account */
export async function register(
  http: Http,
  registration: Registration,
  key: string,
): Promise<Registered> {
  return readRegistered(
    await http.call('registration.account', {
      body: registrationOnWire(registration),
      idempotencyKey: key,
    }),
  );
}

/**
 * Loads the provider's data about the visitor; rejects with HttpError, `pass_invalid` when expired.
 */
export async function loadSocialVisitor(
  http: Http,
  ticket: string,
  signal: AbortSignal,
): Promise<SocialVisitor> {
  const { provider, email } = await http.call('registration.social', { body: { ticket }, signal });
  return { ticket, provider, email };
}

/** Loads the outcome of a visit to the bank; returns the same one for a minute. */
export async function endBankVisit(http: Http, visit: string): Promise<Registered> {
  return readRegistered(await http.call('registration.bankEnd', { body: { visit } }));
}

export async function confirmRegistration(http: Http, token: string): Promise<Registered> {
  return readRegistered(await http.call('registration.confirm', { body: { token } }));
}

/** Sends the e-mail again; the response is the same for every address. */
export async function resendLetter(http: Http, email: string): Promise<void> {
  await http.call('registration.resend', { body: { email } });
}

/** Sends number and password of a one-click account; the address is used for this e-mail only. */
export async function sendCredentials(http: Http, email: string, password: string): Promise<void> {
  await http.call('registration.sendCredentials', { body: { email, password } });
}

/** Resolves with whether the code is valid; undefined when the platform cannot say. */
export async function isKnownPromo(http: Http, code: string): Promise<boolean | undefined> {
  try {
    return (await http.call('registration.promo', { body: { code } })).is_known;
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}
