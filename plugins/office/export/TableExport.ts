import { makeAutoObservable } from 'mobx';
import { Resource } from '#core/data';

/** Loads a page of a list; all pages of an export belong to the same list. */
export type LoadPage<Row> = (
  page: number,
  signal: AbortSignal,
) => Promise<{ readonly rows: readonly Row[]; readonly total: number }>;

/** Exports a list page by page, each row once even if new ones shift the pages. */
export class TableExport<Row extends { readonly id: unknown }> {
  /** Rows loaded so far, and their total. */
  done = 0;
  total = 0;
  /** Number of rows of the last export. */
  readonly answer = new Resource<number>({ ask: (signal) => this.#gather(signal) });
  #gather: (signal: AbortSignal) => Promise<number> = () => Promise.resolve(0);
  readonly #pageSize: number;
  readonly #begin: () => LoadPage<Row>;

  /** @param begin returns the loader of pages for the filter at the start of an export */
  constructor(pageSize: number, begin: () => LoadPage<Row>) {
    this.#pageSize = pageSize;
    this.#begin = begin;
    makeAutoObservable(this, { answer: false }, { autoBind: true });
  }

  /** Returns the number of rows; undefined if cancelled, or if a page failed. */
  async gather(onRows: (rows: readonly Row[]) => void): Promise<number | undefined> {
    let count: number | undefined;
    const load = this.#begin();
    this.#gather = async (signal) => {
      const ids = new Set<unknown>();
      for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
        const { rows, total } = await load(page, signal);
        signal.throwIfAborted();
        onRows(rows.filter(({ id }) => !ids.has(id)));
        for (const { id } of rows) ids.add(id);
        pageCount = Math.ceil(total / this.#pageSize);
        this.setProgress(ids.size, total);
      }
      return (count = ids.size);
    };
    this.answer.reset();
    this.setProgress(0, 0);
    await this.answer.load();
    return count;
  }

  cancel(): void {
    this.answer.reset();
  }

  private setProgress(done: number, total: number): void {
    this.done = done;
    this.total = total;
  }
}
