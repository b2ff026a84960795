import type { SandboxPart } from '#sandbox';
import type { ReferralsAnswer } from '#wire';
import { Referrals } from './Referrals.ts';

/** Registrations by a person's referral link. */
export const sandboxPart: SandboxPart = {
  tables: Referrals.tables,
  addRoutes(app, platform) {
    const referrals = new Referrals(platform);
    app.get('/web-api/office/v1/referrals', (context) =>
      context.json<ReferralsAnswer>(referrals.answer(platform.user(context))),
    );
  },
};
