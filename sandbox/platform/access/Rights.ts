import type { PersonRight } from '#wire';
import { rights, type HoldReason, type Right, type RightReason } from '#domain/accounts/rights.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Users } from '../accounts/Users.ts';
import type { Store } from '../store/Store.ts';
import type { Transfers } from './Transfers.ts';

/** Rights that stay open while the account is held, or its owner has not agreed to a transfer. */
const alwaysOpen: readonly Right[] = ['withdraw', 'chat'];

interface RightsDependencies {
  readonly store: Store;
  readonly transfers: Pick<Transfers, 'isRequired'>;
  readonly users: Pick<Users, 'firstSecretUntilMs'>;
  readonly nowMs: () => number;
}

/** Rights of a person that the operator has closed. */
export class Rights {
  readonly #dependencies: RightsDependencies;

  constructor(dependencies: RightsDependencies) {
    this.#dependencies = dependencies;
  }

  of(userId: number): PersonRight[] {
    return rights.map((right) => {
      const reason = this.#reason(userId, right);
      return reason === undefined ? { right, allowed: true } : { right, allowed: false, reason };
    });
  }

  close(userId: number, right: Right, reason: RightReason): void {
    this.#dependencies.store.run(
      `INSERT INTO person_rights (user_id, name, reason) VALUES (?, ?, ?)
       ON CONFLICT (user_id, name) DO UPDATE SET reason = excluded.reason`,
      userId,
      right,
      reason,
    );
  }

  open(userId: number, right: Right): void {
    this.#dependencies.store.run(
      'DELETE FROM person_rights WHERE user_id = ? AND name = ?',
      userId,
      right,
    );
  }

  /** Closes every right except withdrawals and the support chat. */
  hold(userId: number, reason: HoldReason): void {
    const { store, nowMs } = this.#dependencies;
    store.run(
      'INSERT OR IGNORE INTO account_holds (user_id, reason, began_at_ms) VALUES (?, ?, ?)',
      userId,
      reason,
      nowMs(),
    );
  }

  release(userId: number, reason: HoldReason): void {
    this.#dependencies.store.run(
      'DELETE FROM account_holds WHERE user_id = ? AND reason = ?',
      userId,
      reason,
    );
  }

  /** Returns the start of the hold, undefined if the account is not held for this reason. */
  heldSinceMs(userId: number, reason: HoldReason): number | undefined {
    return this.#dependencies.store.one<{ began_at_ms: number }>(
      'SELECT began_at_ms FROM account_holds WHERE user_id = ? AND reason = ?',
      userId,
      reason,
    )?.began_at_ms;
  }

  /** @throws ApiError 403 `right_closed` with the right and the reason */
  require(userId: number, right: Right): void {
    const reason = this.#reason(userId, right);
    if (reason === undefined) return;
    throw new ApiError(403, 'right_closed', 'The operator has closed this for the account', {
      meta: { right, reason },
    });
  }

  #reason(userId: number, right: Right): RightReason | undefined {
    const { nowMs, store, transfers, users } = this.#dependencies;
    if (!alwaysOpen.includes(right)) {
      if (transfers.isRequired(userId)) return 'transfer';
      const held = store.one<{ reason: HoldReason }>(
        'SELECT reason FROM account_holds WHERE user_id = ? ORDER BY reason',
        userId,
      );
      if (held !== undefined) return held.reason;
      if ((users.firstSecretUntilMs(userId) ?? Infinity) <= nowMs()) return 'first_secret';
    }
    return store.one<{ reason: RightReason }>(
      'SELECT reason FROM person_rights WHERE user_id = ? AND name = ?',
      userId,
      right,
    )?.reason;
  }
}
