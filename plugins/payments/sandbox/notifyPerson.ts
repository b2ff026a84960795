import type { SandboxPlatform } from '#sandbox';
import type { PaymentRow } from './PaymentRow.ts';

type LetterId =
  | 'depositArrived'
  | 'depositFailed'
  | 'depositHeld'
  | 'depositReturned'
  | 'depositTakenBack'
  | 'chargebackReversed'
  | 'debtPaid'
  | 'withdrawalAsked'
  | 'withdrawalSent'
  | 'withdrawalBack';

/**
 * Sends a letter about money in the person's language, and a message on the site; only the letter
 * of the receipt can be switched off.
 */
export function notifyPerson(
  { users, mailing, messages }: Pick<SandboxPlatform, 'users' | 'mailing' | 'messages'>,
  row: PaymentRow,
  letter: LetterId,
  minor = row.amount_minor,
): void {
  const person = users.byId(row.user_id);
  if (person === undefined) return;
  const { language, email, hasEmail } = person;
  const values = {
    id: String(row.id),
    amount: { minor, currency: row.currency },
    instrument: row.instrument,
  };
  const isSent =
    hasEmail && (letter !== 'depositArrived' || mailing.of(person.id).enable_mail_deposit);
  messages.notify(person.id, letter, {
    values,
    copies: isSent ? [{ addressee: { recipient: email, language } }] : [],
  });
}
