import { makeAutoObservable } from 'mobx';
import type { Http } from '#core';
import { Resource } from '#core/data';
import { loadHistory, type HistoryRequest } from './OfficeApi.ts';
import type { Bet } from '#domain/bets/Bet.ts';

/** Few enough that an answer holds a slow phone up for a moment only. */
const pageSize = 50;

/** Exports all bets of a filter page by page, each once even if new bets shift pages. */
export class HistoryExport {
  /** Bets that are there so far, and all that there are. */
  done = 0;
  total = 0;
  /** How many bets the last export had. */
  readonly answer = new Resource<number>({ ask: (signal) => this.#gather(signal) });
  #gather: (signal: AbortSignal) => Promise<number> = () => Promise.resolve(0);
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
    makeAutoObservable(this, { answer: false }, { autoBind: true });
  }

  /** How many bets there were; undefined when it was cancelled, or a page could not be had. */
  async gather(
    wanted: Omit<HistoryRequest, 'page' | 'pageSize'>,
    onBets: (bets: readonly Bet[]) => void,
  ): Promise<number | undefined> {
    let count: number | undefined;
    this.#gather = async (signal) => {
      const ids = new Set<number>();
      for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
        const answer = await loadHistory(this.#http, { ...wanted, page, pageSize }, signal);
        signal.throwIfAborted();
        onBets(answer.bets.filter(({ id }) => !ids.has(id)));
        for (const { id } of answer.bets) ids.add(id);
        pageCount = Math.ceil(answer.total / pageSize);
        this.setProgress(ids.size, answer.total);
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
