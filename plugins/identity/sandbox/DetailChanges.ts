import { fullName } from '#domain/accounts/person/fullName.ts';
import { ApiError, originOf, type Person as User, type SandboxPlatform } from '#sandbox';
import type { Person } from '#domain/accounts/person/Person.ts';
import {
  changedFields,
  papersForChange,
  type ChangeTopic,
} from '#domain/identity/detailChanges.ts';
import type { Paper, Refusal } from '#domain/identity/papers.ts';
import type { IdentityChange } from '#wire';
import type { PaperEnds } from './PaperEnds.ts';

interface ChangeRow {
  readonly id: number;
  readonly user_id: number;
  readonly topic: ChangeTopic;
  readonly person: string;
  readonly paper: Paper;
  readonly origin: string;
  readonly sent_at_ms: number;
  readonly outcome: 'accepted' | Refusal | null;
}

interface ChangeOrder {
  readonly topic: ChangeTopic;
  /** Undefined if only the document is replaced. */
  readonly person: Person | undefined;
  readonly paper: Paper;
  readonly files: readonly string[];
}

/** Decision of a review: the reason of a refusal, or until when the document is valid. */
export interface Decision {
  readonly reason?: Refusal;
  readonly endsOn?: string | undefined;
}

const toldMs = 14 * 86_400_000;

export const changeTables = `CREATE TABLE IF NOT EXISTS identity_changes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL,
    topic TEXT NOT NULL,
    person TEXT NOT NULL,
    paper TEXT NOT NULL,
    origin TEXT NOT NULL,
    sent_at_ms INTEGER NOT NULL,
    outcome TEXT
  );`;

/**
 * Changes of verified details that people request with a document. The old details apply until the
 * review accepts it.
 */
export class DetailChanges {
  readonly #platform: SandboxPlatform;
  readonly #ends: PaperEnds;

  constructor(platform: SandboxPlatform, ends: PaperEnds) {
    this.#platform = platform;
    this.#ends = ends;
  }

  /** The person's newest change, as the page shows it. */
  of(userId: number): IdentityChange | undefined {
    const row = this.#platform.store.one<ChangeRow>(
      'SELECT * FROM identity_changes WHERE user_id = ? ORDER BY id DESC LIMIT 1',
      userId,
    );
    if (row === undefined) return undefined;
    const { topic, outcome, sent_at_ms: sentAtMs } = row;
    // The result is reported for two weeks.
    if (outcome !== null && sentAtMs < this.#platform.nowMs() - toldMs) return undefined;
    const told = { topic, sent_at: Math.floor(sentAtMs / 1000) };
    if (outcome === null) return { ...told, state: 'in_review' };
    return outcome === 'accepted'
      ? { ...told, state: 'done' }
      : { ...told, state: 'refused', reason: outcome };
  }

  /**
   * @throws ApiError if the details are not verified or not changed, or the document does not prove
   * them
   */
  ask(
    context: Parameters<typeof originOf>[0],
    user: User,
    { topic, person, paper, files }: ChangeOrder,
  ): void {
    const { identity, profiles, store, nowMs, files: sent } = this.#platform;
    const known = profiles.of(user.id);
    const kind = topic === 'address' ? 'address' : 'name';
    const isProved = identity
      .checksOf(user)
      .some((check) => check.kind === kind && check.state === 'done');
    if (known === undefined || !isProved)
      throw new ApiError(409, 'not_proved', 'What is not proved is said anew without a paper');
    if (this.of(user.id)?.state === 'in_review')
      throw new ApiError(409, 'change_open', 'One change is looked at at a time');
    if (!papersForChange(topic).includes(paper))
      throw new ApiError(400, 'wrong_paper', `${paper} does not prove it`, { field: 'paper' });
    const fields = changedFields(topic);
    const after: Person = {
      ...known,
      ...Object.fromEntries(fields.map((field) => [field, person?.[field] ?? known[field]])),
    };
    if (fields.length > 0 && fields.every((field) => after[field] === known[field]))
      throw new ApiError(400, 'unchanged', 'Nothing is different', { field: fields[0] ?? '' });
    store.transaction(() => {
      const id = store.run(
        `INSERT INTO identity_changes (user_id, topic, person, paper, origin, sent_at_ms)
          VALUES (?, ?, ?, ?, ?, ?)`,
        ...[
          user.id,
          topic,
          JSON.stringify(after),
          paper,
          JSON.stringify(originOf(context)),
          nowMs(),
        ],
      );
      sent.send(user.id, files, `identity-change:${id}`);
    });
  }

  /** Decides all open changes of a person, or all that were sent before the given time. */
  decide(
    which: { readonly userId: number } | { readonly sentBeforeMs: number },
    decision: Decision,
  ): void {
    const { store } = this.#platform;
    const waiting =
      'userId' in which
        ? store.all<ChangeRow>(
            'SELECT * FROM identity_changes WHERE outcome IS NULL AND user_id = ?',
            which.userId,
          )
        : store.all<ChangeRow>(
            'SELECT * FROM identity_changes WHERE outcome IS NULL AND sent_at_ms <= ?',
            which.sentBeforeMs,
          );
    for (const row of waiting) this.#end(row, decision);
  }

  #end(row: ChangeRow, { reason, endsOn }: Decision): void {
    const { identity, ownerEmails, profiles, store, users } = this.#platform;
    const person = JSON.parse(row.person) as Person;
    const isTaken =
      row.topic !== 'document' &&
      profiles.sameAs(person).some((id) => id !== row.user_id && !users.isClosed(id));
    const outcome = reason ?? (isTaken ? 'known_account' : 'accepted');
    store.transaction(() => {
      store.run('UPDATE identity_changes SET outcome = ? WHERE id = ?', outcome, row.id);
      if (outcome !== 'accepted' || row.topic === 'document') return;
      profiles.save(row.user_id, person);
      if (row.topic === 'name') users.change(row.user_id, { name: fullName(person) });
    });
    const user = users.byId(row.user_id);
    if (outcome === 'accepted') {
      this.#ends.note(row.user_id, row.paper, endsOn);
      if (row.topic !== 'document') {
        const origin = JSON.parse(row.origin) as ReturnType<typeof originOf>;
        ownerEmails.notifyFrom(origin, row.user_id, 'detailsChanged');
      }
    } else if (user !== undefined) identity.notify(user, 'identityRefused');
    identity.announce(row.user_id);
  }
}
