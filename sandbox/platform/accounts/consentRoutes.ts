import type { CookiesAgreement } from '#wire';
import { isCookiesAgreement } from '#wire/validators/notices.js';
import { ApiError } from '../http/ApiError.ts';
import { readBody } from '../http/readBody.ts';
import type { SandboxApp } from '../http/SandboxApp.ts';
import type { SandboxPlatform } from '../../SandboxPart.ts';

/** Tolerance for visitors' clocks that are fast. */
const aheadS = 300;

/** Adds the routes of consents by person; the newest counts. */
export function addConsentRoutes(app: SandboxApp, { store, user, nowMs }: SandboxPlatform): void {
  app.put('/web-api/user/v1/cookies-agreement', async (context) => {
    const { id } = user(context);
    const { cookiesAgreeTime, cookiesAgreeType } = await readBody(context, isCookiesAgreement);
    if (cookiesAgreeTime > nowMs() / 1000 + aheadS)
      throw new ApiError(
        400,
        'invalid_time',
        'cookiesAgreeTime is in the future: send epoch seconds',
        { field: 'cookiesAgreeTime' },
      );
    store.run(
      `INSERT INTO cookies_agreements (user_id, agree_type, agreed_at_s) VALUES (?, ?, ?)
       ON CONFLICT (user_id) DO UPDATE SET agree_type = excluded.agree_type, agreed_at_s = excluded.agreed_at_s WHERE excluded.agreed_at_s >= agreed_at_s`,
      id,
      cookiesAgreeType,
      cookiesAgreeTime,
    );
    const row = store.one<CookiesAgreement>(
      `SELECT agreed_at_s AS cookiesAgreeTime, agree_type AS cookiesAgreeType FROM
        cookies_agreements WHERE user_id = ?`,
      id,
    );
    return context.json<CookiesAgreement>(row ?? { cookiesAgreeTime, cookiesAgreeType });
  });
}
