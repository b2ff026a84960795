import { formatMoney } from '#domain/money/formatMoney.ts';
import type { Users } from '../accounts/Users.ts';
import type { Coupons } from '../bets/Coupons.ts';
import type { CouponChange } from '../bets/settlement/Settlement.ts';
import type { Mailer } from './Mailer.ts';
import type { MailingSettings } from './MailingSettings.ts';

interface BetEmailsDependencies {
  readonly users: Pick<Users, 'byId'>;
  readonly coupons: Pick<Coupons, 'wire'>;
  readonly mailing: Pick<MailingSettings, 'of'>;
  readonly mailer: Pick<Mailer, 'send'>;
}

/** E-mail about each change of a bet, if any. */
const emailOf = {
  settled: 'betSettled',
  corrected: 'betCorrected',
  reopened: 'betReopened',
  open: undefined,
  unchanged: undefined,
} as const;

/** E-mails people about bets that were settled, corrected or reopened, unless they opted out. */
export class BetEmails {
  readonly #dependencies: BetEmailsDependencies;

  constructor(dependencies: BetEmailsDependencies) {
    this.#dependencies = dependencies;
  }

  notify({ userId, couponId, became }: CouponChange): void {
    const { users, coupons, mailing, mailer } = this.#dependencies;
    const email = emailOf[became];
    if (email === undefined) return;
    const user = users.byId(userId);
    if (user === undefined || !user.hasEmail || !mailing.of(userId).enable_mail_bets) return;
    const language = user.language === '' ? 'en' : user.language;
    const coupon = coupons.wire(couponId, language);
    if (coupon === undefined) return;
    mailer.send(
      email,
      { recipient: user.email, language },
      {
        id: couponId,
        stake: formatMoney(coupon.amount, language),
        payout: formatMoney(coupon.payout ?? { ...coupon.amount, minor: 0 }, language),
      },
    );
  }
}
