import type { UserConfig } from '#wire';
import type { Identity } from '../identity/Identity.ts';
import type { Protection } from '../protection/Protection.ts';
import type { PlayTime } from '../protection/PlayTime.ts';
import type { ContactChanges } from './contacts/ContactChanges.ts';
import { toUserConfigWire, type User } from './Users.ts';

/** What the page knows of a person, whoever tells it: calls and feed. */
export function userConfigOf(
  {
    contacts,
    protection,
    identity,
    play,
  }: {
    readonly contacts: Pick<ContactChanges, 'pendingOf'>;
    readonly protection: Pick<Protection, 'excludedUntilMs'>;
    readonly identity: Pick<Identity, 'closedFor'>;
    readonly play: Pick<PlayTime, 'realityCheckAtMs' | 'sessionOverUntilMs'>;
  },
  user: User,
): UserConfig {
  return toUserConfigWire(user, contacts.pendingOf(user.id), {
    excludedUntilMs: protection.excludedUntilMs(user.id),
    closedActions: identity.closedFor(user),
    realityCheckAtMs: play.realityCheckAtMs(user.id),
    sessionOverUntilMs: play.sessionOverUntilMs(user.id),
  });
}
