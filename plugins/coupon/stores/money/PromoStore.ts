import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { BonusWager, MoneyApi, PromoCheck } from '../../api/money/MoneyApi.ts';
import type { PromoCode } from '../../domain/money/MoneyTerms.ts';

/** Why a typed code was not taken; `empty`: nothing was typed. */
export type PromoFault = Extract<PromoCheck, { kind: 'wrong' }>['reason'] | 'empty';

/** The person's codes, and the one that is being typed. */
export class PromoStore {
  own: readonly PromoCode[] = [];
  wagers: readonly BonusWager[] = [];
  hasFailed = false;
  text = '';
  isChecking = false;
  fault: PromoFault | undefined = undefined;
  readonly #api: MoneyApi;

  constructor(api: MoneyApi) {
    this.#api = api;
    makeAutoObservable(this, { own: observableRef, wagers: observableRef }, { autoBind: true });
  }

  async load(): Promise<void> {
    try {
      const { codes, wagers } = await this.#api.promotions();
      runInAction(() => {
        this.own = codes;
        this.wagers = wagers;
        this.hasFailed = false;
      });
    } catch {
      runInAction(() => (this.hasFailed = true));
    }
  }

  type(text: string): void {
    this.text = text.slice(0, 40);
    this.fault = undefined;
  }

  /** Asks the platform about the typed code; undefined when it is not good. */
  async check(): Promise<PromoCode | undefined> {
    const code = this.text.trim();
    if (code === '') {
      this.fault = 'empty';
      return undefined;
    }
    if (this.isChecking) return undefined;
    this.isChecking = true;
    const result = await this.#api.check(code);
    return runInAction(() => {
      this.isChecking = false;
      if (result.kind === 'wrong') {
        this.fault = result.reason;
        return undefined;
      }
      this.text = '';
      return result.promo;
    });
  }
}
