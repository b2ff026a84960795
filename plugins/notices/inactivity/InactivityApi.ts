import type { Http } from '#core';

/** Ends the session on the platform; rejects with HttpError. */
export async function endSession(http: Http): Promise<void> {
  await http.call('session.end');
}
