import type { TransferAnswer, TransferWire } from '#wire';
import { ApiError, notFound } from '../http/ApiError.ts';
import type { Store } from '../store/Store.ts';

interface TransfersDependencies {
  readonly store: Store;
  readonly nowMs: () => number;
}

interface TransferRow {
  readonly operator: string;
  readonly answer: TransferAnswer['answer'] | null;
}

/** Requests to move people to another operator, and their answers. */
export class Transfers {
  readonly #dependencies: TransfersDependencies;

  constructor(dependencies: TransfersDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Whether the person is asked to move and has not agreed; a refusal keeps the account closed too.
   */
  isRequired(userId: number): boolean {
    const row = this.#row(userId);
    return row !== undefined && row.answer !== 'agree';
  }

  /** Asks the person; an empty name withdraws the request. */
  ask(userId: number, operator: string): void {
    const { store } = this.#dependencies;
    store.run('DELETE FROM person_transfers WHERE user_id = ?', userId);
    if (operator !== '')
      store.run('INSERT INTO person_transfers (user_id, operator) VALUES (?, ?)', userId, operator);
  }

  of(userId: number): TransferWire {
    const { operator, answer } = this.#asked(userId);
    return {
      operator,
      moves: ['profile', 'balance', 'bets', 'limits', 'history'],
      ...(answer === null ? {} : { answer }),
    };
  }

  /**
   * Stores the answer. Repeating it changes nothing; a refusal may become an agreement.
   *
   * @throws ApiError 409 `operator_other` if another operator was named in between
   */
  answer(userId: number, { operator, answer }: TransferAnswer): TransferWire {
    const { store, nowMs } = this.#dependencies;
    const row = this.#asked(userId);
    if (row.operator !== operator)
      throw new ApiError(409, 'operator_other', 'Another operator is asked about: read it again');
    if (row.answer !== 'agree')
      store.run(
        'UPDATE person_transfers SET answer = ?, answered_at_ms = ? WHERE user_id = ?',
        answer,
        nowMs(),
        userId,
      );
    return this.of(userId);
  }

  #asked(userId: number): TransferRow {
    const row = this.#row(userId);
    if (row === undefined) throw notFound('transfer_unknown', 'The person is not asked to move');
    return row;
  }

  #row(userId: number): TransferRow | undefined {
    return this.#dependencies.store.one<TransferRow>(
      'SELECT operator, answer FROM person_transfers WHERE user_id = ?',
      userId,
    );
  }
}
