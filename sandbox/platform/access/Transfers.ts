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

/** Moving people to another operator: each is asked, and their answer is kept. */
export class Transfers {
  readonly #dependencies: TransfersDependencies;

  constructor(dependencies: TransfersDependencies) {
    this.#dependencies = dependencies;
  }

  /** The person is to move and has not agreed: a refusal leaves the account closed as well. */
  isRequired(userId: number): boolean {
    const row = this.#row(userId);
    return row !== undefined && row.answer !== 'agree';
  }

  /** Asks the person; an empty name takes the question back. */
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
   * Keeps the answer. The same one again changes nothing, a refusal may turn into an agreement.
   *
   * @throws ApiError 409 `operator_other` when another operator is asked about meanwhile
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
