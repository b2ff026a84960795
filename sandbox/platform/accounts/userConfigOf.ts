import type { UserConfig } from '#wire';
import type { Rights } from '../access/Rights.ts';
import type { Transfers } from '../access/Transfers.ts';
import type { Identity } from '../identity/Identity.ts';
import type { Protection } from '../protection/Protection.ts';
import type { Requests } from '../requests/Requests.ts';
import type { PlayTime } from '../protection/PlayTime.ts';
import type { ContactChanges } from './contacts/ContactChanges.ts';
import { daysToActivate } from './daysToActivate.ts';
import { toUserConfigWire, type User } from './Users.ts';

/** Returns the user configuration for calls and feed. */
export function userConfigOf(
  {
    contacts,
    personRequests,
    protection,
    identity,
    play,
    rights,
    transfers,
    nowMs,
  }: {
    readonly personRequests: Pick<Requests, 'unreadOf'>;
    readonly contacts: Pick<ContactChanges, 'pendingOf'>;
    readonly protection: Pick<Protection, 'breaks' | 'markOf'>;
    readonly identity: Pick<Identity, 'closedFor'>;
    readonly play: Pick<PlayTime, 'realityCheckAtMs' | 'sessionOverUntilMs'>;
    readonly rights: Pick<Rights, 'of'>;
    readonly transfers: Pick<Transfers, 'isRequired'>;
    readonly nowMs: () => number;
  },
  user: User,
): UserConfig {
  const wire = toUserConfigWire(user, contacts.pendingOf(user.id), {
    unreadAnswers: personRequests.unreadOf(user.id),
    excludedUntilMs: protection.breaks.excludedUntilMs(user.id),
    depositsClosedUntilMs: protection.breaks.depositsClosedUntilMs(user.id),
    closedActions: identity.closedFor(user),
    realityCheckAtMs: play.realityCheckAtMs(user.id),
    sessionOverUntilMs: play.sessionOverUntilMs(user.id),
    daysToActivate: daysToActivate(user, nowMs()),
  });
  const limitMark = protection.markOf(user.id);
  return {
    ...wire,
    ...(limitMark === undefined ? {} : { limit_mark: limitMark }),
    rights: rights.of(user.id),
    ...(transfers.isRequired(user.id) ? { isRequiredTransfer: true } : {}),
  };
}
