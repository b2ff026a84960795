import type { Users } from '../accounts/Users.ts';
import type { Protection } from '../protection/Protection.ts';
import type { Store } from '../store/Store.ts';

interface InstrumentDependencies {
  readonly store: Store;
  readonly users: Pick<Users, 'isClosed'>;
  readonly protection: Pick<Protection, 'breaks'>;
  readonly nowMs: () => number;
}

/**
 * Cards and bank accounts by which people have paid. Stored are fingerprints that the provider
 * makes with its own key: they show that two are the same and reveal neither.
 */
export class Instruments {
  readonly #dependencies: InstrumentDependencies;

  constructor(dependencies: InstrumentDependencies) {
    this.#dependencies = dependencies;
  }

  keep(userId: number, fingerprint: string): void {
    const { store, nowMs } = this.#dependencies;
    store.run(
      `INSERT OR IGNORE INTO person_instruments (fingerprint, user_id, first_at_ms)
        VALUES (?, ?, ?)`,
      ...[fingerprint, userId, nowMs()],
    );
  }

  /** Returns the accounts that own it; a closed account counts while its owner is excluded. */
  ownersOf(fingerprint: string): readonly number[] {
    const { store, users, protection } = this.#dependencies;
    return store
      .all<{ id: number }>(
        'SELECT user_id AS id FROM person_instruments WHERE fingerprint = ? ORDER BY first_at_ms',
        fingerprint,
      )
      .map(({ id }) => id)
      .filter((id) => !users.isClosed(id) || protection.breaks.excludedUntilMs(id) !== undefined);
  }
}
