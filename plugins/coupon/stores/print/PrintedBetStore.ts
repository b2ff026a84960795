import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { HttpError, type Http } from '#core';
import { CouponApi } from '../../api/CouponApi.ts';
import type { PlacedBet } from '../../domain/PlacedBet.ts';

export type PrintedBet = { readonly kind: 'loading' | 'unknown' | 'failed' } | { readonly kind: 'ready'; readonly bet: PlacedBet };

/** The bet that is printed, as it is at the moment. */
export class PrintedBetStore {
  state: PrintedBet = { kind: 'loading' };
  readonly #api: CouponApi;
  readonly #betId: number;

  constructor(http: Http, betId: number) {
    this.#api = new CouponApi(http);
    this.#betId = betId;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  async load(): Promise<void> {
    this.state = { kind: 'loading' };
    try {
      const bet = await this.#api.bet(this.#betId);
      runInAction(() => (this.state = { kind: 'ready', bet }));
    } catch (error) {
      // Somebody else's bet and none at all are the same to the platform.
      runInAction(() => (this.state = { kind: error instanceof HttpError && error.status === 404 ? 'unknown' : 'failed' }));
    }
  }
}
