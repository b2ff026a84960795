import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CoreServices } from '#core';
import { CouponApi } from '../../api/CouponApi.ts';
import type { SingleResult } from '../../domain/Placement.ts';

export type SinglesLoad = { readonly kind: 'loading' } | { readonly kind: 'failed' } | { readonly kind: 'ready'; readonly singles: readonly SingleResult[] };

/** What became of many singles that were sent together, for who looks at one of them later. */
export class SinglesResultStore {
  state: SinglesLoad = { kind: 'loading' };
  readonly #api: CouponApi;
  readonly #key: string;
  readonly #i18n: CoreServices['i18n'];

  constructor({ http, i18n }: Pick<CoreServices, 'http' | 'i18n'>, key: string) {
    this.#api = new CouponApi(http);
    this.#i18n = i18n;
    this.#key = key;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  async load(): Promise<void> {
    this.state = { kind: 'loading' };
    const [result] = await Promise.all([this.#api.lookUp(this.#key), this.#i18n.loadNamespace('coupon.kinds')]);
    const singles = result.kind === 'found' && result.placement.kind === 'accepted' ? result.placement.singles : undefined;
    runInAction(() => (this.state = singles === undefined ? { kind: 'failed' } : { kind: 'ready', singles }));
  }
}
