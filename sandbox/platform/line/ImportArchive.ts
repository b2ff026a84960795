import type { Store } from '../store/Store.ts';
import { importedEventId } from '../../world/identifiers.ts';
import type { ImportedEvent } from '../../world/ImportedEvent.ts';

export type ImportOutcome = 'created' | 'changed' | 'unchanged';

interface Row {
  readonly event: string;
  readonly game_id: number;
}

export interface ArchivedEvent {
  /** Undefined where what is kept cannot be read. */
  readonly event: ImportedEvent | undefined;
  readonly gameId: number;
  /** Raised by every change of any event: rows with a higher version are new to the reader. */
  readonly version: number;
}

/** Rows per transaction: another writing process waits for one transaction at most. */
const rowsAtOnce = 400;

/**
 * Imported events as stored in the database. An event keeps its id for ever, because bets carry it.
 */
export class ImportArchive {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /**
   * Upserts each event. The kick-off of the first import stays, whatever match day a later import
   * chooses; new facts (odds, a result, a postponement) are added, and known facts never change.
   */
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

  /** Events newer than a version, oldest first. */
  since(version: number, limit: number): ArchivedEvent[] {
    const rows = this.#store.all<Row & { readonly version: number }>(
      'SELECT event, game_id, version FROM imported_events WHERE version > ? ORDER BY version LIMIT ?',
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
    const merged = known === undefined ? event : mergeEvent(known, event);
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

/**
 * The known event itself when there is nothing new. A result, or that it was not played, is final.
 */
function mergeEvent(known: ImportedEvent, event: ImportedEvent): ImportedEvent {
  const isDecided =
    known.result !== undefined || known.winner !== undefined || known.fate !== undefined;
  const decides = new Set(['result', 'winner', 'retired', 'fate']);
  const news = Object.entries(event).filter(
    ([name, value]) =>
      value !== undefined &&
      !(name in known) &&
      name !== 'pace' &&
      !(isDecided && decides.has(name)),
  );
  return news.length === 0 ? known : { ...known, ...Object.fromEntries(news) };
}

function readEvent(text: string): ImportedEvent | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as ImportedEvent) : undefined;
  } catch {
    return undefined;
  }
}
