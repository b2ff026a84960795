import type { UserConfig } from '#wire';
import type { Protection } from '../protection/Protection.ts';
import type { ContactChanges } from './contacts/ContactChanges.ts';
import { toUserConfigWire, type User } from './Users.ts';

/** What the page knows of a person, whoever tells it: calls and feed. */
export function userConfigOf(
  {
    contacts,
    protection,
  }: {
    readonly contacts: Pick<ContactChanges, 'pendingOf'>;
    readonly protection: Pick<Protection, 'excludedUntilMs'>;
  },
  user: User,
): UserConfig {
  return toUserConfigWire(user, contacts.pendingOf(user.id), protection.excludedUntilMs(user.id));
}
