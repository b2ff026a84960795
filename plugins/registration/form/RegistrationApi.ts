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

/** @param key the same for each try of the same request: one press opens one account */
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

/** What the provider has said of the visitor; rejects with HttpError, `pass_invalid` when over. */
export async function loadSocialVisitor(
  http: Http,
  ticket: string,
  signal: AbortSignal,
): Promise<SocialVisitor> {
  const { provider, email } = await http.call('registration.social', { body: { ticket }, signal });
  return { ticket, provider, email };
}

/** What came of a visit to the bank; the same again for a minute. */
export async function endBankVisit(http: Http, visit: string): Promise<Registered> {
  return readRegistered(await http.call('registration.bankEnd', { body: { visit } }));
}

export async function confirmRegistration(http: Http, token: string): Promise<Registered> {
  return readRegistered(await http.call('registration.confirm', { body: { token } }));
}

/** The letter once more; the same for every address. */
export async function resendLetter(http: Http, email: string): Promise<void> {
  await http.call('registration.resend', { body: { email } });
}

/** Number and password of the account by one click; the address is used for this letter alone. */
export async function sendCredentials(http: Http, email: string, password: string): Promise<void> {
  await http.call('registration.sendCredentials', { body: { email, password } });
}

/** Whether the code is good; undefined when the platform does not say now. */
export async function isKnownPromo(http: Http, code: string): Promise<boolean | undefined> {
  try {
    return (await http.call('registration.promo', { body: { code } })).is_known;
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}
