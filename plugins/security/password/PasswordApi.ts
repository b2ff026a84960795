import type { Http } from '#core';

/**
 * Sets a new password; the person's other sessions end.
 *
 * @param current undefined for an account without a password
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
