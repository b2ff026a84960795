import type { SandboxPlatform } from '#sandbox';
import type { CheckKind } from '#domain/identity/papers.ts';

export const gapTables = `CREATE TABLE IF NOT EXISTS identity_way_gaps (
    user_id INTEGER NOT NULL,
    way TEXT NOT NULL,
    kind TEXT NOT NULL,
    PRIMARY KEY (user_id, way, kind)
  );`;

/** Checks that a provider confirms for other people but could not confirm for a given person. */
export class WayGaps {
  readonly #store: SandboxPlatform['store'];

  constructor(store: SandboxPlatform['store']) {
    this.#store = store;
  }

  of(userId: number, way: string): readonly CheckKind[] {
    const rows = this.#store.all<{ readonly kind: CheckKind }>(
      'SELECT kind FROM identity_way_gaps WHERE user_id = ? AND way = ?',
      userId,
      way,
    );
    return rows.map(({ kind }) => kind);
  }

  note(userId: number, way: string, kinds: readonly CheckKind[]): void {
    for (const kind of kinds)
      this.#store.run(
        'INSERT OR IGNORE INTO identity_way_gaps (user_id, way, kind) VALUES (?, ?, ?)',
        userId,
        way,
        kind,
      );
  }
}
