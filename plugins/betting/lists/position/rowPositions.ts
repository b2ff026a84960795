import { ownedStore } from '../../service/ownedStore.ts';
import { queryKey } from '../../feed/EventQuery.ts';
import { drawnRows } from './drawnRows.ts';
import type { ListStore } from '../ListStore.ts';

/** Positions of a list's rows on the screen when the person left the page. */
export interface RowPosition {
  readonly queryKey: string;
  /** The rows that were on the screen, the one nearest to its middle first. */
  readonly rows: readonly { readonly eventId: number; readonly topPx: number }[];
  /** How many events the list had. */
  readonly loaded: number;
}

/** Number of history entries whose positions are kept. */
const mostPositions = 30;

/** The positions of the pages that were left, by their entry of the history. */
export class RowPositions {
  readonly #positions = new Map<string, RowPosition>();

  get(entryKey: string, list: ListStore): RowPosition | undefined {
    const position = this.#positions.get(entryKey);
    return position?.queryKey === queryKey(list.query) ? position : undefined;
  }

  keep(entryKey: string, list: ListStore): void {
    const rows = rowsOnScreen().filter(({ eventId }) => list.order.includes(eventId));
    if (rows.length === 0) return;
    this.#positions.delete(entryKey);
    this.#positions.set(entryKey, {
      queryKey: queryKey(list.query),
      rows,
      loaded: list.order.length,
    });
    const [oldest] = this.#positions.keys();
    if (this.#positions.size > mostPositions && oldest !== undefined)
      this.#positions.delete(oldest);
  }

  dispose(): void {
    this.#positions.clear();
  }
}

export const rowPositionsOf = ownedStore(() => new RowPositions());

/** Returns the rows on the screen, the one nearest to its middle first. */
function rowsOnScreen(): RowPosition['rows'] {
  const far = ({ topPx }: RowPosition['rows'][number]): number => Math.abs(topPx - innerHeight / 2);
  return drawnRows()
    .filter((row) => far(row) < innerHeight / 2)
    .toSorted((first, second) => far(first) - far(second));
}
