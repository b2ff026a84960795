import type { Store } from '../store/Store.ts';
import type { ImportedEvent, World } from '../world/World.ts';
import type { Line } from './Line.ts';

interface ImportedRow {
  readonly key: string;
  readonly event: string;
}

export type ImportOutcome = 'added' | 'updated' | 'unchanged';

/** Events that an importer brought: kept, and put into every world that is made from this database. */
export class ImportedEvents {
  readonly #store: Store;
  readonly #line: Line;
  /** What the world has, by key: the text as it is stored. */
  readonly #inWorld = new Map<string, string>();

  constructor(store: Store, line: Line) {
    this.#store = store;
    this.#line = line;
  }

  /**
   * Takes an event once. The kick-off of the first import stays, whatever "today" a later one chooses; odds and result
   * are added when they were not known before. A known result never changes here.
   */
  put(event: ImportedEvent): ImportOutcome {
    const row = this.#store.one<ImportedRow>('SELECT key, event FROM imported_events WHERE key = ?', event.key);
    const known = row === undefined ? undefined : (JSON.parse(row.event) as ImportedEvent);
    const merged = known === undefined ? event : { ...event, ...known };
    const text = JSON.stringify(merged);
    if (row?.event === text) return 'unchanged';
    const gameId = this.#line.world.putImported(merged);
    this.#inWorld.set(event.key, text);
    this.#store.run(
      'INSERT INTO imported_events (key, event, game_id) VALUES (?, ?, ?) ON CONFLICT (key) DO UPDATE SET event = excluded.event, game_id = excluded.game_id',
      event.key,
      text,
      gameId,
    );
    return known === undefined ? 'added' : 'updated';
  }

  /** Puts everything into a world that is new. */
  replay(world: World): void {
    this.#inWorld.clear();
    this.#take(world);
  }

  /** Takes what another process, the command line, has written since. */
  refresh(): void {
    if (this.#store.hasChangedElsewhere()) this.#take(this.#line.world);
  }

  #take(world: World): void {
    for (const { key, event } of this.#store.all<ImportedRow>('SELECT key, event FROM imported_events ORDER BY key')) {
      if (this.#inWorld.get(key) === event) continue;
      world.putImported(JSON.parse(event) as ImportedEvent);
      this.#inWorld.set(key, event);
    }
  }
}
