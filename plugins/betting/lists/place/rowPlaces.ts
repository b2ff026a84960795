import { ownedStore } from '../../service/ownedStore.ts';
import { queryKey } from '../../feed/EventQuery.ts';
import { drawnRows } from './drawnRows.ts';
import type { ListStore } from '../ListStore.ts';

/** Where the rows of a list stood on the screen when the person went on to another page. */
export interface RowPlace {
  readonly queryKey: string;
  /** The rows that were on the screen, the one nearest to its middle first. */
  readonly rows: readonly { readonly eventId: number; readonly topPx: number }[];
  /** How many events the list had. */
  readonly loaded: number;
}

/** As many pages as anybody goes back in one go. */
const mostPlaces = 30;

/** The places of the pages that were left, by their entry of the history. */
export class RowPlaces {
  readonly #places = new Map<string, RowPlace>();

  get(entryKey: string, list: ListStore): RowPlace | undefined {
    const place = this.#places.get(entryKey);
    return place?.queryKey === queryKey(list.query) ? place : undefined;
  }

  keep(entryKey: string, list: ListStore): void {
    const rows = rowsOnScreen().filter(({ eventId }) => list.order.includes(eventId));
    if (rows.length === 0) return;
    this.#places.delete(entryKey);
    this.#places.set(entryKey, {
      queryKey: queryKey(list.query),
      rows,
      loaded: list.order.length,
    });
    const [oldest] = this.#places.keys();
    if (this.#places.size > mostPlaces && oldest !== undefined) this.#places.delete(oldest);
  }

  dispose(): void {
    this.#places.clear();
  }
}

export const rowPlacesOf = ownedStore(() => new RowPlaces());

/** Those on the screen, the one nearest to its middle first. */
function rowsOnScreen(): RowPlace['rows'] {
  const far = ({ topPx }: RowPlace['rows'][number]): number => Math.abs(topPx - innerHeight / 2);
  return drawnRows()
    .filter((row) => far(row) < innerHeight / 2)
    .toSorted((first, second) => far(first) - far(second));
}
