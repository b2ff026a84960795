import type { Store } from '../store/Store.ts';
import type { ImportedEvent, World } from '../world/World.ts';
import type { Line } from './Line.ts';

/** Events that an importer brought: kept, and put into every world that is made from this database. */
export class ImportedEvents {
  readonly #store: Store;
  readonly #line: Line;

  constructor(store: Store, line: Line) {
    this.#store = store;
    this.#line = line;
  }

  /** The same key twice is the same event. Returns its id. */
  put(event: ImportedEvent): number {
    const gameId = this.#line.world.putImported(event);
    this.#store.run(
      'INSERT INTO imported_events (key, event, game_id) VALUES (?, ?, ?) ON CONFLICT (key) DO UPDATE SET event = excluded.event, game_id = excluded.game_id',
      event.key,
      JSON.stringify(event),
      gameId,
    );
    return gameId;
  }

  replay(world: World): void {
    for (const { event } of this.#store.all<{ event: string }>('SELECT event FROM imported_events ORDER BY key')) world.putImported(JSON.parse(event) as ImportedEvent);
  }
}
