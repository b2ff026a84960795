import { addresseesOf, type SandboxPlatform } from '#sandbox';
import { isEnding } from '#domain/identity/detailChanges.ts';
import { provedBy, type Paper } from '#domain/identity/papers.ts';
import type { IdentityState } from '#wire';

interface EndRow {
  readonly user_id: number;
  readonly paper: Paper;
  readonly ends_on: string;
  readonly is_told: number;
}

export const endTables = `CREATE TABLE IF NOT EXISTS identity_paper_ends (
    user_id INTEGER PRIMARY KEY,
    paper TEXT NOT NULL,
    ends_on TEXT NOT NULL,
    is_told INTEGER NOT NULL DEFAULT 0
  );`;

/** Expiry of the document by which a person was verified, as read in the review. */
export class PaperEnds {
  readonly #platform: SandboxPlatform;
  readonly #today: () => string;

  constructor(platform: SandboxPlatform, today: () => string) {
    this.#platform = platform;
    this.#today = today;
  }

  /** @param endsOn `2026-02-09`; undefined for a document that stays valid */
  note(userId: number, paper: Paper, endsOn: string | undefined): void {
    if (!provedBy(paper).includes('name')) return;
    const { store } = this.#platform;
    store.run('DELETE FROM identity_paper_ends WHERE user_id = ?', userId);
    if (endsOn !== undefined)
      store.run(
        'INSERT INTO identity_paper_ends (user_id, paper, ends_on) VALUES (?, ?, ?)',
        ...[userId, paper, endsOn],
      );
  }

  /** The document of the verification and its last day; undefined if it does not expire. */
  lastDayOf(userId: number): { readonly paper: Paper; readonly endsOn: string } | undefined {
    const row = this.#rowOf(userId);
    return row === undefined ? undefined : { paper: row.paper, endsOn: row.ends_on };
  }

  /** The person's document, in the days before it expires. */
  of(userId: number): IdentityState['expiring'] {
    const row = this.#rowOf(userId);
    return row === undefined || !isEnding(row.ends_on, this.#today())
      ? undefined
      : { paper: row.paper, ends_on: row.ends_on };
  }

  /** Sends one letter before a document expires, and asks for a new one afterwards. */
  work(): void {
    const { identity, store } = this.#platform;
    const today = this.#today();
    for (const row of store.all<EndRow>('SELECT * FROM identity_paper_ends')) {
      if (row.ends_on < today) {
        store.run('DELETE FROM identity_paper_ends WHERE user_id = ?', row.user_id);
        identity.ask(row.user_id, 'name', row.paper, 'expired');
      } else if (row.is_told === 0 && isEnding(row.ends_on, today)) {
        store.run('UPDATE identity_paper_ends SET is_told = 1 WHERE user_id = ?', row.user_id);
        this.#notify(row);
      }
    }
  }

  #rowOf(userId: number): EndRow | undefined {
    return this.#platform.store.one<EndRow>(
      'SELECT * FROM identity_paper_ends WHERE user_id = ?',
      userId,
    );
  }

  #notify({ user_id: userId, ends_on: endsOn }: EndRow): void {
    const { identity, messages, users } = this.#platform;
    const user = users.byId(userId);
    if (user === undefined) return;
    const format = new Intl.DateTimeFormat(user.language, { dateStyle: 'long', timeZone: 'UTC' });
    messages.notify(userId, 'documentExpires', {
      values: { date: format.format(Date.parse(endsOn)) },
      copies: addresseesOf(user)
        .slice(0, 1)
        .map((addressee) => ({ addressee })),
    });
    identity.announce(userId);
  }
}
