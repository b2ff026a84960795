import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { HttpError, type CoreServices } from '#core';
import { PrintApi, type BetOnTerms } from '../../api/print/PrintApi.ts';

export type PrintedBet = { readonly kind: 'loading' | 'unknown' | 'failed' } | ({ readonly kind: 'ready' } & BetOnTerms);

/** The bet that is printed, as it is at the moment. */
export class PrintedBetStore {
  state: PrintedBet = { kind: 'loading' };
  readonly #api: PrintApi;
  readonly #betId: number;
  readonly #i18n: CoreServices['i18n'];

  constructor(services: Pick<CoreServices, 'http' | 'i18n'>, betId: number) {
    this.#api = new PrintApi(services.http);
    this.#i18n = services.i18n;
    this.#betId = betId;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  async load(): Promise<void> {
    this.state = { kind: 'loading' };
    try {
      // The names of the kinds and the words of the arithmetic are texts of their own.
      const [printed] = await Promise.all([this.#api.bet(this.#betId), this.#i18n.loadNamespace('coupon.kinds'), this.#i18n.loadNamespace('coupon.arithmetic')]);
      runInAction(() => (this.state = { kind: 'ready', ...printed }));
    } catch (error) {
      // Somebody else's bet and none at all are the same to the platform.
      runInAction(() => (this.state = { kind: error instanceof HttpError && error.status === 404 ? 'unknown' : 'failed' }));
    }
  }
}
