import type { GameWire } from '#wire';
import type { GameFilter } from '../../world/World.ts';
import type { Line } from '../line/Line.ts';

type RowKind = Pick<GameFilter, 'section' | 'markets'>;

/** List rows by section, markets, language and event, shared by all channels. */
export class RowCache {
  readonly #line: Line;
  readonly #rows = new Map<
    string,
    { readonly revision: number | undefined; readonly row: GameWire }
  >();
  #epoch = 0;

  constructor(line: Line) {
    this.#line = line;
  }

  set(kind: RowKind, language: string, rows: readonly GameWire[]): void {
    if (this.#epoch !== this.#line.epoch || this.#rows.size > 20_000) this.#rows.clear();
    this.#epoch = this.#line.epoch;
    for (const row of rows)
      this.#rows.set(keyOf(kind, language, row.id), { revision: this.#line.revision(row.id), row });
  }

  /** Returns the current rows, without events that left the section. */
  get(kind: RowKind, language: string, gameIds: readonly number[]): Map<number, GameWire> {
    const found = new Map<number, GameWire>();
    const stale: number[] = [];
    for (const id of gameIds) {
      const known =
        this.#epoch === this.#line.epoch ? this.#rows.get(keyOf(kind, language, id)) : undefined;
      if (known !== undefined && known.revision === this.#line.revision(id))
        found.set(id, known.row);
      else stale.push(id);
    }
    if (stale.length > 0) {
      const { section, markets } = kind;
      const rows = this.#line.games(
        {
          section,
          ...(markets === undefined ? {} : { markets }),
          gameIds: stale,
          limit: stale.length,
        },
        language,
      ).games;
      this.set(kind, language, rows);
      for (const row of rows) found.set(row.id, row);
    }
    return found;
  }
}

function keyOf({ section, markets }: RowKind, language: string, gameId: number): string {
  return `${section}|${markets?.join() ?? ''}|${language}|${gameId}`;
}
