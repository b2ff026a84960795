import { maskCardNumbers } from '#domain/texts/maskCardNumbers.ts';
import type { Appeal, AppealsAnswer } from '#wire';
import type { User, Users } from '../accounts/Users.ts';
import { ApiError, invalidBody } from '../http/ApiError.ts';
import type { Mailer } from '../mail/Mailer.ts';
import type { Store } from '../store/Store.ts';
import type { Blocks } from './Blocks.ts';

interface AppealRow {
  readonly id: number;
  readonly user_id: number;
  readonly template_type_id: number;
  readonly text: string;
  readonly state: Appeal['state'];
  readonly answer: string | null;
  readonly created_at_ms: number;
  readonly answered_at_ms: number | null;
}

export interface AppealsDependencies {
  readonly store: Store;
  readonly users: Users;
  readonly blocks: Blocks;
  readonly mailer: Mailer;
  readonly nowMs: () => number;
  /** Called when the person's data has changed. */
  readonly onAnswered: (userId: number) => void;
}

/** Appeals of blocked and banned people and the answers to them. */
export class Appeals {
  readonly #dependencies: AppealsDependencies;

  constructor(dependencies: AppealsDependencies) {
    this.#dependencies = dependencies;
  }

  of(user: User): AppealsAnswer {
    const rows = this.#dependencies.store.all<AppealRow>(
      'SELECT * FROM appeals WHERE user_id = ? ORDER BY id DESC',
      user.id,
    );
    return {
      appeals: rows.map(toWire),
      canAppeal: this.#subjectOf(user) !== undefined && rows.every((row) => row.state !== 'open'),
    };
  }

  add(user: User, text: string): Appeal {
    const { store, mailer, nowMs } = this.#dependencies;
    const templateTypeId = this.#subjectOf(user);
    if (templateTypeId === undefined)
      throw new ApiError(409, 'nothing_to_appeal', 'The person is neither blocked nor banned');
    if (text.trim() === '')
      throw invalidBody('text', '/text is blank: say what should be looked at again');
    if (
      store.one('SELECT 1 FROM appeals WHERE user_id = ? AND state = ?', user.id, 'open') !==
      undefined
    )
      throw new ApiError(409, 'appeal_open', 'An appeal is open already: it is answered first');
    const id = store.run(
      'INSERT INTO appeals (user_id, template_type_id, text, created_at_ms) VALUES (?, ?, ?, ?)',
      user.id,
      templateTypeId,
      maskCardNumbers(text.trim()),
      nowMs(),
    );
    mailer.send(
      'appealReceived',
      { recipient: user.email, language: user.language },
      { number: id },
    );
    return toWire(this.#row(id));
  }

  /** Decides an open appeal; accepting lifts block and ban. Returns false if there is none. */
  answer(id: number, state: 'accepted' | 'declined', answer: string | undefined): boolean {
    const { store, users, blocks, mailer, nowMs, onAnswered } = this.#dependencies;
    const row = store.one<AppealRow>(
      'SELECT * FROM appeals WHERE id = ? AND state = ?',
      id,
      'open',
    );
    const user = row && users.byId(row.user_id);
    if (user === undefined) return false;
    store.transaction(() => {
      store.run(
        'UPDATE appeals SET state = ?, answer = ?, answered_at_ms = ? WHERE id = ?',
        state,
        answer ?? null,
        nowMs(),
        id,
      );
      if (state === 'accepted') {
        blocks.setFor(user.id, undefined);
        users.change(user.id, { ban: 'none' });
      }
      mailer.send(
        state === 'accepted' ? 'appealAccepted' : 'appealDeclined',
        { recipient: user.email, language: user.language },
        { number: id, answer: answer ?? '' },
      );
    });
    onAnswered(user.id);
    return true;
  }

  /** Returns the template of the person's block, 0 for a ban, undefined without either. */
  #subjectOf(user: User): number | undefined {
    const block = this.#dependencies.blocks.of({ countryCode: undefined, userId: user.id });
    if (block?.displayTypeId === 1) return block.templateTypeId;
    return user.ban !== 'none' ? 0 : undefined;
  }

  #row(id: number): AppealRow {
    const row = this.#dependencies.store.one<AppealRow>('SELECT * FROM appeals WHERE id = ?', id);
    if (row === undefined) throw new Error(`Appeal ${id} was written and is not there`);
    return row;
  }
}

function toWire(row: AppealRow): Appeal {
  return {
    id: row.id,
    created_at: Math.floor(row.created_at_ms / 1000),
    templateTypeId: row.template_type_id,
    text: row.text,
    state: row.state,
    ...(row.answer === null || row.answer === '' ? {} : { answer: row.answer }),
    ...(row.answered_at_ms === null ? {} : { answered_at: Math.floor(row.answered_at_ms / 1000) }),
  };
}
