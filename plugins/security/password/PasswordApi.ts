import type { Http } from '#core';

/** Sets another password; the other sessions of the person end. */
export async function changePassword(http: Http, current: string, password: string): Promise<void> {
  await http.call('security.password', { body: { current, password } });
}
