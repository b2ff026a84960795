import type { Http } from '#core';
import type { Agreement } from './agreement.ts';

/** Saves on the platform what the signed-in person agreed to, and when. */
export async function putAgreement(http: Http, { atS, type }: Agreement): Promise<void> {
  await http.call('notices.putCookiesAgreement', {
    body: { cookiesAgreeTime: atS, cookiesAgreeType: type },
  });
}
