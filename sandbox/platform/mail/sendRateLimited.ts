import type { SourceLimits } from '../http/SourceLimits.ts';
import type { EmailValues, EmailId } from './emailText.ts';
import type { Addressee, Mailer } from './Mailer.ts';

export interface RateLimitedMail {
  readonly limits: Pick<SourceLimits, 'targets'>;
  readonly mailer: Pick<Mailer, 'send'>;
}

/**
 * Sends an e-mail that another person may have triggered. It counts like a requested one for this
 * contact; above the limit it is dropped silently.
 */
export function sendRateLimited(
  { limits, mailer }: RateLimitedMail,
  addressee: Addressee,
  email: EmailId,
  values: EmailValues,
): void {
  if (!limits.targets.isOpen(addressee.recipient)) return;
  limits.targets.add(addressee.recipient);
  mailer.send(email, addressee, values);
}
