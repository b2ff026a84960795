import type { Http } from '#core';

/**
 * Sets another password; the other sessions of the person end.
 *
 * @param current undefined where the account has none
 */
export async function changePassword(
  http: Http,
  current: string | undefined,
  password: string,
): Promise<void> {
  await http.call('security.password', {
    body: { ...(current === undefined ? {} : { current }), password },
  });
}
