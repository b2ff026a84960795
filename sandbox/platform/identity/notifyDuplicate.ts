import type { MailingSettings } from '../mail/MailingSettings.ts';
import { addresseesOf } from '../mail/addresseesOf.ts';
import type { SourceLimits } from '../http/SourceLimits.ts';
import type { Addressee, Mailer } from '../mail/Mailer.ts';
import { sendRateLimited } from '../mail/sendRateLimited.ts';
import type { Protection } from '../protection/Protection.ts';
import type { User, Users } from '../accounts/Users.ts';

interface NotifyDuplicateDependencies {
  readonly users: Users;
  readonly mailer: Mailer;
  readonly limits: Pick<SourceLimits, 'targets'>;
  readonly mailing: Pick<MailingSettings, 'change'>;
  readonly protection: Pick<Protection, 'breaks'>;
  readonly later: (work: () => void) => void;
}

/**
 * Notifies of a second account of the same person. Only the known contacts get the way back,
 * because the statements may come from a stranger. A self-excluded person gets help only, and no
 * more marketing.
 */
export function notifyDuplicate({
  users,
  mailer,
  limits,
  mailing,
  protection,
  later,
}: NotifyDuplicateDependencies) {
  return (userId: number, accounts: readonly number[]): void => {
    const user = users.byId(userId);
    const isExcluded = accounts.some((id) => protection.breaks.excludedUntilMs(id) !== undefined);
    if (isExcluded) mailing.change(userId, { enable_mail_news: false, enable_sms_news: false });
    later(() => {
      if (isExcluded) {
        for (const addressee of firstOf(user)) mailer.send('excludedNoAccount', addressee);
        return;
      }
      for (const id of accounts) {
        const owner = users.byId(id);
        for (const addressee of firstOf(owner))
          sendRateLimited({ limits, mailer }, addressee, 'emailHasAccount', {
            link: `/${addressee.language}/user/login`,
          });
      }
    });
  };
}

function firstOf(user: User | undefined): readonly Addressee[] {
  return user === undefined ? [] : addresseesOf(user).slice(0, 1);
}
