import { makeAutoObservable, runInAction } from 'mobx';
import { Resource } from '#core/data';
import type { BonusWager, MoneyApi, PromoCheck } from './MoneyApi.ts';
import type { PromoCode } from '#domain/ticket/terms/MoneyTerms.ts';

/** Why a typed code was rejected; `empty`: nothing was typed. */
export type PromoFault = Extract<PromoCheck, { kind: 'wrong' }>['reason'] | 'empty';

/** The person's codes and the typed one. */
export class PromoStore {
  readonly promotions: Resource<Awaited<ReturnType<MoneyApi['promotions']>>>;
  text = '';
  isChecking = false;
  fault: PromoFault | undefined = undefined;
  readonly #api: MoneyApi;

  constructor(api: MoneyApi) {
    this.#api = api;
    this.promotions = new Resource({ ask: () => api.promotions() });
    makeAutoObservable(this, { promotions: false }, { autoBind: true });
  }

  get own(): readonly PromoCode[] {
    return this.promotions.value?.codes ?? [];
  }

  get wagers(): readonly BonusWager[] {
    return this.promotions.value?.wagers ?? [];
  }

  type(text: string): void {
    this.text = text.slice(0, 40);
    this.fault = undefined;
  }

  /** Checks the typed code on the platform; undefined if rejected. */
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
