import type { Http } from '#core';

/** Asks for a code by text; the answer says nothing of whether the number has an account. */
export async function sendCode(
  http: Http,
  phone: string,
): Promise<{ readonly token: string; readonly resendAtS: number }> {
  const { token, resend_at: resendAtS } = await http.call('registration.phoneCode', {
    body: { phone },
  });
  return { token, resendAtS };
}

/** Gives the proof that the number is the person's. */
export async function confirmPhone(http: Http, token: string, code: string): Promise<string> {
  return (await http.call('registration.confirmPhone', { body: { token, code } })).ticket;
}
