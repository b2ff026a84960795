import type { User } from './Users.ts';

const dayMs = 86_400_000;

/**
 * Returns the days left to confirm a contact, a started one counting in full; 0: deposits are
 * closed. Undefined without a deadline, and once any contact is confirmed.
 */
export function daysToActivate(
  { activationType, activateByMs }: Pick<User, 'activationType' | 'activateByMs'>,
  nowMs: number,
): number | undefined {
  if (activateByMs === undefined || activationType !== 0) return undefined;
  return Math.max(0, Math.ceil((activateByMs - nowMs) / dayMs));
}
