import type { UserFacts } from '../../auth/contract.ts';

/** Days before deposits close from which the strip shows the days left. */
const firstToldDays = 14;

/** Content of the strip about contacts. */
export interface ContactStripFacts {
  /** Unconfirmed contact; `none`: no contact is known yet. */
  readonly contact: 'email' | 'phone' | 'none';
  /** Days until deposits close, 0 once they have; undefined if that is far off or never happens. */
  readonly days: number | undefined;
}

/** Returns undefined when nothing must be confirmed. */
export function readContactStrip({
  contactToConfirm,
  daysToActivate,
}: Pick<UserFacts, 'contactToConfirm' | 'daysToActivate'>): ContactStripFacts | undefined {
  const isNear = daysToActivate !== undefined && daysToActivate <= firstToldDays;
  if (contactToConfirm === undefined && !isNear) return undefined;
  return { contact: contactToConfirm ?? 'none', days: isNear ? daysToActivate : undefined };
}
