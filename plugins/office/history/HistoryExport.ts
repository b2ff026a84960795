import { makeAutoObservable, observableRef } from 'mobx';
import type { Http } from '#core';
import { loadHistory, type HistoryRequest } from './OfficeApi.ts';
import type { Bet } from '#domain/bets/Bet.ts';

/** Where an export stands, in bets. */
export type ExportState =
  | { readonly kind: 'idle' | 'failed' }
  | { readonly kind: 'running'; readonly done: number; readonly total: number };

/** Few enough that an answer holds a slow phone up for a moment only. */
const pageSize = 50;

/** Hands over all bets of a filter, page by page. A bet that comes in meanwhile shifts the pages, and is given once. */
export class HistoryExport {
  state: ExportState = { kind: 'idle' };
  readonly #http: Http;
  #request: AbortController | undefined = undefined;

  constructor(http: Http) {
    this.#http = http;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** How many bets there were; undefined when it was cancelled, or a page could not be had. */
  async gather(
    wanted: Omit<HistoryRequest, 'page' | 'pageSize'>,
    onBets: (bets: readonly Bet[]) => void,
  ): Promise<number | undefined> {
    this.#request?.abort();
    const request = new AbortController();
    this.#request = request;
    const ids = new Set<number>();
    this.setState({ kind: 'running', done: 0, total: 0 });
    try {
      for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
        const answer = await loadHistory(this.#http, { ...wanted, page, pageSize }, request.signal);
        if (this.#request !== request || request.signal.aborted) return undefined;
        onBets(answer.bets.filter(({ id }) => !ids.has(id)));
        for (const { id } of answer.bets) ids.add(id);
        pageCount = Math.ceil(answer.total / pageSize);
        this.setState({ kind: 'running', done: ids.size, total: answer.total });
      }
      this.setState({ kind: 'idle' });
      return ids.size;
    } catch {
      if (this.#request === request && !request.signal.aborted) this.setState({ kind: 'failed' });
      return undefined;
    }
  }

  cancel(): void {
    this.#request?.abort();
    this.setState({ kind: 'idle' });
  }

  private setState(state: ExportState): void {
    this.state = state;
  }
}
