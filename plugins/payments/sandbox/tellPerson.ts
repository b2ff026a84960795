import type { SandboxPlatform } from '#sandbox';
import { formatMoney } from '#domain/money/formatMoney.ts';
import type { PaymentRow } from './PaymentTable.ts';

type LetterId =
  | 'depositArrived'
  | 'depositFailed'
  | 'depositTakenBack'
  | 'withdrawalAsked'
  | 'withdrawalSent'
  | 'withdrawalBack';

/** A letter about money, in the language of the person; nobody can switch these off. */
export function tellPerson(
  { users, mailer }: Pick<SandboxPlatform, 'users' | 'mailer'>,
  row: PaymentRow,
  letter: LetterId,
  minor = row.amount_minor,
): void {
  const person = users.byId(row.user_id);
  if (person === undefined || !person.hasEmail) return;
  const { language, email } = person;
  mailer.send(
    letter,
    { recipient: email, language },
    {
      id: String(row.id),
      amount: formatMoney({ minor, currency: row.currency }, language === '' ? 'en' : language),
      instrument: row.instrument,
    },
  );
}
