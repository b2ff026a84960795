import type { UserFacts } from '../../auth/contract.ts';

/** From how many days before deposits close the person is told how many are left. */
const firstToldDays = 14;

/** What the strip about contacts says. */
export interface ContactStripFacts {
  /** What is to be confirmed; `none`: no contact is known yet. */
  readonly contact: 'email' | 'phone' | 'none';
  /** Days until deposits close, 0 once they have; undefined where that is far, or never. */
  readonly days: number | undefined;
}

/** Undefined where there is nothing to confirm. */
export function readContactStrip({
  contactToConfirm,
  daysToActivate,
}: Pick<UserFacts, 'contactToConfirm' | 'daysToActivate'>): ContactStripFacts | undefined {
  const isNear = daysToActivate !== undefined && daysToActivate <= firstToldDays;
  if (contactToConfirm === undefined && !isNear) return undefined;
  return { contact: contactToConfirm ?? 'none', days: isNear ? daysToActivate : undefined };
}
