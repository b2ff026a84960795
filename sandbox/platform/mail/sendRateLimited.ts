import type { SourceLimits } from '../http/SourceLimits.ts';
import type { EmailValues, EmailId } from './emailText.ts';
import type { Addressee, Mailer } from './Mailer.ts';

export interface RateLimitedMail {
  readonly limits: Pick<SourceLimits, 'targets'>;
  readonly mailer: Pick<Mailer, 'send'>;
}

/**
 * A letter to the owner of what somebody else may have typed. It counts as one that is asked for to
 * this contact; one too many is not sent, and nobody sees a difference.
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
