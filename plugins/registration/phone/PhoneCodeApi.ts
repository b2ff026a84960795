import type { Http } from '#core';

/** Requests a code by text; the response does not reveal whether the number has an account. */
export async function sendCode(
  http: Http,
  phone: string,
): Promise<{ readonly token: string; readonly resendAtS: number }> {
  const { token, resend_at: resendAtS } = await http.call('registration.phoneCode', {
    body: { phone },
  });
  return { token, resendAtS };
}

/** Resolves with the proof that the person owns the number. */
export async function confirmPhone(http: Http, token: string, code: string): Promise<string> {
  return (await http.call('registration.confirmPhone', { body: { token, code } })).ticket;
}
