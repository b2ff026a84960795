import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { HttpError, type CoreServices } from '#core';
import { CouponApi } from '../../api/CouponApi.ts';
import type { PlacedBet } from '../../domain/PlacedBet.ts';

export type PrintedBet = { readonly kind: 'loading' | 'unknown' | 'failed' } | { readonly kind: 'ready'; readonly bet: PlacedBet };

/** The bet that is printed, as it is at the moment. */
export class PrintedBetStore {
  state: PrintedBet = { kind: 'loading' };
  readonly #api: CouponApi;
  readonly #betId: number;
  readonly #i18n: CoreServices['i18n'];

  constructor(services: Pick<CoreServices, 'http' | 'i18n'>, betId: number) {
    this.#api = new CouponApi(services.http);
    this.#i18n = services.i18n;
    this.#betId = betId;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  async load(): Promise<void> {
    this.state = { kind: 'loading' };
    try {
      // The names of the kinds are texts of their own.
      const [bet] = await Promise.all([this.#api.bet(this.#betId), this.#i18n.loadNamespace('coupon.kinds')]);
      runInAction(() => (this.state = { kind: 'ready', bet }));
    } catch (error) {
      // Somebody else's bet and none at all are the same to the platform.
      runInAction(() => (this.state = { kind: error instanceof HttpError && error.status === 404 ? 'unknown' : 'failed' }));
    }
  }
}
