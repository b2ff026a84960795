import type { GameWire } from '#wire';
import type { Line } from '../line/Line.ts';

/** List rows by section, language and event, each read once per revision for all channels that show it. */
export class RowCache {
  readonly #line: Line;
  readonly #rows = new Map<string, { readonly revision: number | undefined; readonly row: GameWire }>();
  #epoch = 0;

  constructor(line: Line) {
    this.#line = line;
  }

  keep(section: 'line' | 'live', language: string, rows: readonly GameWire[]): void {
    if (this.#epoch !== this.#line.epoch || this.#rows.size > 20_000) this.#rows.clear();
    this.#epoch = this.#line.epoch;
    for (const row of rows) this.#rows.set(`${section}|${language}|${row.id}`, { revision: this.#line.revision(row.id), row });
  }

  /** The rows as they are now; an event that left the section is missing. */
  read(section: 'line' | 'live', language: string, gameIds: readonly number[]): Map<number, GameWire> {
    const found = new Map<number, GameWire>();
    const stale: number[] = [];
    for (const id of gameIds) {
      const known = this.#epoch === this.#line.epoch ? this.#rows.get(`${section}|${language}|${id}`) : undefined;
      if (known !== undefined && known.revision === this.#line.revision(id)) found.set(id, known.row);
      else stale.push(id);
    }
    if (stale.length > 0) {
      const rows = this.#line.games({ section, gameIds: stale, limit: stale.length }, language).games;
      this.keep(section, language, rows);
      for (const row of rows) found.set(row.id, row);
    }
    return found;
  }
}
