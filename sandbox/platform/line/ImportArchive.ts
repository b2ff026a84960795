import type { Store } from '../store/Store.ts';
import { importedEventId } from '../../world/identifiers.ts';
import type { ImportedEvent } from '../../world/ImportedEvent.ts';
import { mergeImported } from './mergeImported.ts';

export type ImportOutcome = 'created' | 'changed' | 'unchanged';

interface Row {
  readonly event: string;
  readonly game_id: number;
}

export interface ArchivedEvent {
  /** Undefined if the stored event cannot be read. */
  readonly event: ImportedEvent | undefined;
  readonly gameId: number;
  /** Rises with every change of any event: rows with a higher version are new to the reader. */
  readonly version: number;
}

/** Rows per transaction, which is how long another writing process may have to wait. */
const rowsAtOnce = 400;

/** Imported events in the database. An event keeps its id for ever, because bets contain it. */
export class ImportArchive {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Inserts or updates each event: a later file adds to what is known, or corrects it. */
  upsertAll(events: readonly ImportedEvent[]): ImportOutcome[] {
    const outcomes: ImportOutcome[] = [];
    for (let from = 0; from < events.length; from += rowsAtOnce) {
      this.#store.transaction(() => {
        for (const event of events.slice(from, from + rowsAtOnce))
          outcomes.push(this.#upsert(event));
      });
    }
    return outcomes;
  }

  /** Returns every readable event. */
  known(): readonly ImportedEvent[] {
    return this.since(0, Number.MAX_SAFE_INTEGER).flatMap(({ event }) => event ?? []);
  }

  /** Returns events newer than a version, oldest first. */
  since(version: number, limit: number): ArchivedEvent[] {
    const rows = this.#store.all<Row & { readonly version: number }>(
      `SELECT event, game_id, version FROM imported_events WHERE version > ?
        ORDER BY version LIMIT ?`,
      version,
      limit,
    );
    return rows.map((row) => ({
      event: readEvent(row.event),
      gameId: row.game_id,
      version: row.version,
    }));
  }

  #upsert(event: ImportedEvent): ImportOutcome {
    const row = this.#store.one<Row>(
      'SELECT event, game_id FROM imported_events WHERE key = ?',
      event.key,
    );
    const known = row && readEvent(row.event);
    const merged = known === undefined ? event : mergeImported(known, event);
    if (merged === known) return 'unchanged';
    this.#store.run(
      `INSERT INTO imported_events (key, event, game_id, version) VALUES (?, ?, ?, (SELECT COALESCE(MAX(version), 0) + 1 FROM imported_events))
       ON CONFLICT (key) DO UPDATE SET event = excluded.event, version = excluded.version`,
      event.key,
      JSON.stringify(merged),
      row?.game_id ??
        importedEventId(
          event.key,
          (id) =>
            this.#store.one('SELECT 1 FROM imported_events WHERE game_id = ?', id) !== undefined,
        ),
    );
    return known === undefined ? 'created' : 'changed';
  }
}

function readEvent(text: string): ImportedEvent | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as ImportedEvent) : undefined;
  } catch {
    return undefined;
  }
}
