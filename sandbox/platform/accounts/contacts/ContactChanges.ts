import { randomBytes } from 'node:crypto';
import {
  withEmail,
  withoutEmail,
  withoutPhone,
  withPhone,
} from '#domain/accounts/activationType.ts';
import { addresseeAt, addresseesOf } from '../../mail/addresseesOf.ts';
import type { PersonMessages } from '../../mail/PersonMessages.ts';
import type { Store } from '../../store/Store.ts';
import type { ContactKind, PendingContacts } from './PendingContacts.ts';
import { secretHash } from '../password/secretHash.ts';
import type { User, Users } from '../Users.ts';

export interface ContactChangeDependencies {
  readonly store: Store;
  readonly users: Users;
  readonly messages: Pick<PersonMessages, 'notify'>;
  readonly nowMs: () => number;
}

interface ChangeRow {
  readonly id: number;
  readonly user_id: number;
  readonly kind: ContactKind;
  readonly old_contact: string;
  /** 0: the old address was made by the platform, or there was no number. */
  readonly was_known: number;
  readonly was_confirmed: number;
  readonly new_contact: string;
  readonly asked_at_ms: number;
  readonly confirmed_at_ms: number | null;
  readonly undone_at_ms: number | null;
}

const hourMs = 3_600_000;
const pendingLifeMs = 24 * hourMs;
const undoLifeMs = 72 * hourMs;

/**
 * Changes of e-mail addresses and telephone numbers. A new contact waits for its confirmation; the
 * old ones are told, and can take the change back for three days. As long, the old address still
 * recovers the account and belongs to nobody else.
 */
export class ContactChanges {
  readonly #dependencies: ContactChangeDependencies;

  constructor(dependencies: ContactChangeDependencies) {
    this.#dependencies = dependencies;
  }

  /** Keeps the new contact until it is confirmed, and tells those of now. */
  ask(
    user: User,
    kind: ContactKind,
    contact: string,
    { language, device }: { readonly language: string; readonly device: string },
  ): void {
    const { store, nowMs } = this.#dependencies;
    const told = store.transaction(() => {
      store.run(
        'DELETE FROM contact_changes WHERE coalesce(confirmed_at_ms, asked_at_ms) <= ?',
        nowMs() - undoLifeMs,
      );
      const id = store.run(
        `INSERT INTO contact_changes (user_id, kind, old_contact, was_known, was_confirmed,
          new_contact, asked_at_ms) VALUES (?, ?, ?, ?, ?, ?, ?)`,
        user.id,
        kind,
        ...before(user, kind),
        contact,
        nowMs(),
      );
      return this.#undosFor(user, id);
    });
    this.#notify(user.id, 'contactChangeAsked', told, { language, device });
  }

  /** With a new password from a letter: what waits may be of whoever knew the old one. */
  forgetPending(userId: number): void {
    this.#dependencies.store.run(
      `DELETE FROM contact_changes WHERE user_id = ? AND confirmed_at_ms IS NULL AND
        undone_at_ms IS NULL`,
      userId,
    );
  }

  pendingOf(userId: number): PendingContacts {
    const [email, phone] = [this.#pending(userId, 'email'), this.#pending(userId, 'phone')];
    return {
      ...(email === undefined ? {} : { email: email.new_contact }),
      ...(phone === undefined ? {} : { phone: phone.new_contact }),
    };
  }

  /** The person whose change waits for this contact. */
  awaiting(kind: ContactKind, contact: string): User | undefined {
    const { store, users, nowMs } = this.#dependencies;
    const row = store.one<{ user_id: number }>(
      `SELECT user_id FROM contact_changes WHERE kind = ? AND new_contact = ? AND confirmed_at_ms
        IS NULL AND undone_at_ms IS NULL AND asked_at_ms > ? ORDER BY id DESC LIMIT 1`,
      kind,
      contact,
      nowMs() - pendingLifeMs,
    );
    const user = row && users.byId(row.user_id);
    return user !== undefined && this.pendingOf(user.id)[kind] === contact ? user : undefined;
  }

  /** Who had this address until less than three days ago. */
  formerOwner(email: string): User | undefined {
    const { store, users, nowMs } = this.#dependencies;
    const row = store.one<{ user_id: number }>(
      `SELECT user_id FROM contact_changes WHERE kind = 'email' AND old_contact = ? AND was_known
        = 1 AND confirmed_at_ms > ? AND undone_at_ms IS NULL ORDER BY id DESC LIMIT 1`,
      email,
      nowMs() - undoLifeMs,
    );
    return row && users.byId(row.user_id);
  }

  /** Contacts that a change has taken from the person, and that can still take it back. */
  formerContacts(userId: number): readonly string[] {
    const { store, nowMs } = this.#dependencies;
    return store
      .all<{ old_contact: string }>(
        `SELECT old_contact FROM contact_changes WHERE user_id = ? AND was_known = 1 AND
          confirmed_at_ms > ? AND undone_at_ms IS NULL ORDER BY id`,
        userId,
        nowMs() - undoLifeMs,
      )
      .map(({ old_contact: contact }) => contact);
  }

  /** When a contact of before was changed last, and not taken back; 0: not lately. */
  changedAtMs(userId: number): number {
    return (
      this.#dependencies.store.one<{ at_ms: number | null }>(
        `SELECT MAX(confirmed_at_ms) AS at_ms FROM contact_changes
         WHERE user_id = ? AND was_known = 1 AND undone_at_ms IS NULL`,
        userId,
      )?.at_ms ?? 0
    );
  }

  /** Whether another account has, or lately had, this address. */
  isOfAnother(email: string, userId: number): boolean {
    const owner = this.#dependencies.users.byLogin(email) ?? this.formerOwner(email);
    return owner !== undefined && owner.id !== userId;
  }

  /** The contact is confirmed and becomes the person's; false when no change waits for it. */
  confirm(user: User, kind: ContactKind, contact: string, device: string): boolean {
    const { store, users, nowMs } = this.#dependencies;
    const change = this.#pending(user.id, kind);
    if (change?.new_contact !== contact) return false;
    if (kind === 'email' && this.isOfAnother(contact, user.id)) return false;
    const told = store.transaction(() => {
      store.run(
        `UPDATE contact_changes SET confirmed_at_ms = ?, old_contact = ?, was_known = ?,
          was_confirmed = ? WHERE id = ?`,
        nowMs(),
        ...before(user, kind),
        change.id,
      );
      if (kind === 'email') users.setEmail(user.id, contact);
      users.change(
        user.id,
        kind === 'email'
          ? { activationType: withEmail(user.activationType) }
          : { phone: contact, activationType: withPhone(user.activationType) },
      );
      return this.#undosFor(user, change.id);
    });
    this.#notify(user.id, 'contactChanged', told, { language: user.language, device });
    return true;
  }

  /** Takes back the change of the link, and all after it; undefined for a link that is over. */
  undo(token: string):
    | {
        readonly user: User;
        readonly kind: ContactKind;
        readonly isRepeated: boolean;
        /** When the change was asked for. */
        readonly sinceMs: number;
        /** Contacts that the account had until now, and has no more. */
        readonly lost: readonly string[];
      }
    | undefined {
    const { store, users, nowMs } = this.#dependencies;
    return store.transaction(() => {
      const change = store.one<ChangeRow>(
        `SELECT contact_changes.* FROM contact_undos JOIN contact_changes ON contact_changes.id =
          change_id WHERE token_hash = ? AND expires_at_ms > ?`,
        secretHash(token),
        nowMs(),
      );
      const user = change && users.byId(change.user_id);
      if (change === undefined || user === undefined) return undefined;
      const { kind, asked_at_ms: sinceMs } = change;
      if (change.undone_at_ms !== null) return { user, kind, isRepeated: true, sinceMs, lost: [] };
      const changes = store.all<ChangeRow>(
        `SELECT * FROM contact_changes WHERE user_id = ? AND id >= ? AND undone_at_ms IS NULL
          ORDER BY id DESC`,
        user.id,
        change.id,
      );
      for (const each of changes) {
        store.run('UPDATE contact_changes SET undone_at_ms = ? WHERE id = ?', nowMs(), each.id);
        if (each.confirmed_at_ms !== null) this.#restore(each);
      }
      const restored = users.byId(user.id) ?? user;
      const lost = changes
        .filter((each) => each.confirmed_at_ms !== null)
        .map((each) => each.new_contact)
        .filter((contact) => contact !== restored.email && contact !== restored.phone);
      return { user: restored, kind, isRepeated: false, sinceMs, lost };
    });
  }

  #restore({ user_id, kind, old_contact, was_known, was_confirmed }: ChangeRow): void {
    const { users } = this.#dependencies;
    const type = users.byId(user_id)?.activationType ?? 0;
    if (kind === 'email') {
      users.setEmail(user_id, old_contact);
      users.change(user_id, {
        hasEmail: was_known === 1,
        activationType: was_confirmed === 1 ? withEmail(type) : withoutEmail(type),
      });
      return;
    }
    users.change(user_id, {
      phone: old_contact,
      activationType: was_confirmed === 1 ? withPhone(type) : withoutPhone(type),
    });
  }

  #pending(userId: number, kind: ContactKind): ChangeRow | undefined {
    const { store, nowMs } = this.#dependencies;
    const newest = store.one<ChangeRow>(
      'SELECT * FROM contact_changes WHERE user_id = ? AND kind = ? ORDER BY id DESC LIMIT 1',
      userId,
      kind,
    );
    return newest === undefined ||
      newest.confirmed_at_ms !== null ||
      newest.undone_at_ms !== null ||
      newest.asked_at_ms <= nowMs() - pendingLifeMs
      ? undefined
      : newest;
  }

  /** A link for each contact that the person has now: whoever has the account may have one. */
  #undosFor(user: User, changeId: number): { recipient: string; token: string }[] {
    const { store, nowMs } = this.#dependencies;
    return addresseesOf(user).map(({ recipient }) => {
      const token = randomBytes(32).toString('base64url');
      store.run(
        'INSERT INTO contact_undos (token_hash, change_id, expires_at_ms) VALUES (?, ?, ?)',
        secretHash(token),
        changeId,
        nowMs() + undoLifeMs,
      );
      return { recipient, token };
    });
  }

  /** Without the new contact: whoever asks for a change chooses its words. */
  #notify(
    userId: number,
    id: 'contactChangeAsked' | 'contactChanged',
    told: readonly { readonly recipient: string; readonly token: string }[],
    { language, device }: { readonly language: string; readonly device?: string },
  ): void {
    const { messages, nowMs } = this.#dependencies;
    messages.notify(userId, id, {
      device,
      copies: told.map(({ recipient, token }) => ({
        addressee: addresseeAt(recipient, language),
        link: `/${language}/user/contactundo?token=${token}`,
        secret: { token, expiresAtMs: nowMs() + undoLifeMs },
      })),
    });
  }
}

/** Old contact, whether it was known, and whether it was confirmed: as columns. */
function before(user: User, kind: ContactKind): [string, number, number] {
  const { email, hasEmail, phone, activationType: type } = user;
  return kind === 'email'
    ? [email, Number(hasEmail), Number(withEmail(type) === type)]
    : [phone, Number(phone !== ''), Number(withPhone(type) === type)];
}
