import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Dispose, Http, Scheduler } from '#core';
import { PriceHistoryApi } from '../api/PriceHistoryApi.ts';
import type { PriceHistory } from '../domain/priceHistory.ts';

export type HistoryState = { readonly kind: 'loading' } | { readonly kind: 'failed' } | { readonly kind: 'ready'; readonly history: PriceHistory };

interface PriceHistoryServices {
  readonly http: Http;
  readonly scheduler: Pick<Scheduler, 'poll'>;
}

/** A price tick is at least so long. */
const REFRESH_EVERY_MS = 15_000;

/** The history of one market, kept up to date while its chart is open; what was seen stays when a refresh fails. */
export class PriceHistoryStore {
  state: HistoryState = { kind: 'loading' };
  readonly marketId: number;
  readonly language: string;
  readonly #api: PriceHistoryApi;
  readonly #scheduler: PriceHistoryServices['scheduler'];
  #isOpen = false;

  /** Names come with the answer: each language has a store of its own. */
  constructor(marketId: number, language: string, { http, scheduler }: PriceHistoryServices) {
    this.marketId = marketId;
    this.language = language;
    this.#api = new PriceHistoryApi({ http });
    this.#scheduler = scheduler;
    makeAutoObservable(this, { marketId: false, language: false, state: observableRef, open: false }, { autoBind: true });
  }

  open(): Dispose {
    this.#isOpen = true;
    void this.load();
    const stop = this.#scheduler.poll({ everyMs: REFRESH_EVERY_MS }, this.load);
    return () => {
      this.#isOpen = false;
      stop();
    };
  }

  retry(): void {
    this.state = { kind: 'loading' };
    void this.load();
  }

  async load(): Promise<void> {
    try {
      const history = await this.#api.priceHistory(this.marketId);
      if (this.#isOpen) runInAction(() => (this.state = { kind: 'ready', history }));
    } catch {
      runInAction(() => {
        if (this.state.kind === 'loading') this.state = { kind: 'failed' };
      });
    }
  }
}
