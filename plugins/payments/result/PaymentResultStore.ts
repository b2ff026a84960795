import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, type CoreServices, type Dispose } from '#core';
import {
  isOpenPayment,
  type PaymentState,
  type WithdrawalState,
} from '#domain/payments/PaymentState.ts';
import { loadState } from '../payment/PaymentsApi.ts';

/** How long after each answer the platform is asked again; at 30 s the page stops waiting. */
const waitsMs = [1000, 2000, 3000, 5000, 5000, 5000, 5000, 4000] as const;

/** What the page of the way back says. */
export type PaymentResult = 'waiting' | 'pending' | 'unknown' | PaymentState | WithdrawalState;

/** What became of a payment: the path is a hint, the platform knows. */
export class PaymentResultStore {
  result: PaymentResult = 'waiting';
  readonly #services: Pick<CoreServices, 'http' | 'scheduler'>;
  readonly #ref: string;

  constructor(services: Pick<CoreServices, 'http' | 'scheduler'>, ref: string) {
    this.#services = services;
    this.#ref = ref;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Asks until it is decided, for half a minute. */
  start(): Dispose {
    const { scheduler } = this.#services;
    const end = new AbortController();
    let endWait: Dispose | undefined;
    const ask = async (tries: number): Promise<void> => {
      const isDecided = await this.#ask(end.signal);
      if (end.signal.aborted || isDecided) return;
      const waitMs = waitsMs[tries];
      if (waitMs === undefined) runInAction(() => (this.result = 'pending'));
      else endWait = scheduler.after(waitMs, () => void ask(tries + 1));
    };
    void ask(0);
    return () => {
      end.abort();
      endWait?.();
    };
  }

  async #ask(signal: AbortSignal): Promise<boolean> {
    try {
      const state = await loadState(this.#services.http, this.#ref, signal);
      if (isOpenPayment(state as PaymentState)) return false;
      runInAction(() => (this.result = state));
      return true;
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 404) return false;
      runInAction(() => (this.result = 'unknown'));
      return true;
    }
  }
}
