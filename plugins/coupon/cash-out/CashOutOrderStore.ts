import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Bet } from '#domain/bets/Bet.ts';
import type { Money } from '#domain/money/Money.ts';
import type { CashOutApi } from './CashOutApi.ts';
import { refusalKey } from './refusalKey.ts';

/** State of the call that sets an automatic cash-out. */
type OrderState =
  | { readonly kind: 'idle' | 'sending' }
  | { readonly kind: 'failed'; readonly key: string; readonly limit: Money | undefined };

/** Automatic cash-out as soon as a bet reaches a value. */
export class CashOutOrderStore {
  state: OrderState = { kind: 'idle' };
  readonly #betId: number;
  readonly #api: CashOutApi;
  readonly #onOrdered: (bet: Bet) => void;

  constructor(betId: number, api: CashOutApi, onOrdered: (bet: Bet) => void) {
    this.#betId = betId;
    this.#api = api;
    this.#onOrdered = onOrdered;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Sets the automatic cash-out at a value; undefined cancels it. */
  async set(valueMinor: number | undefined, currency: string): Promise<void> {
    if (this.state.kind === 'sending') return;
    this.state = { kind: 'sending' };
    const answer = await this.#api.order(this.#betId, currency, valueMinor);
    runInAction(() => {
      if ('code' in answer) {
        this.state = { kind: 'failed', key: refusalKey(answer), limit: answer.limit };
        return;
      }
      this.state = { kind: 'idle' };
      this.#onOrdered(answer);
    });
  }

  /** Forgets why the last order failed. */
  reset(): void {
    if (this.state.kind === 'failed') this.state = { kind: 'idle' };
  }
}
