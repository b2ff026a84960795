import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, type CoreServices, type Dispose } from '#core';
import {
  isOpenPayment,
  type PaymentState,
  type WithdrawalState,
} from '#domain/payments/PaymentState.ts';
import { loadReadReturnUrl } from '../../auth/contract.ts';
import type { Payment } from '../payment/Payment.ts';
import { findByRef, loadState } from '../payment/PaymentsApi.ts';

/** How long after each answer the platform is asked again; at 30 s the page stops waiting. */
const waitsMs = [1000, 2000, 3000, 5000, 5000, 5000, 5000, 4000] as const;

/** What the page of the way back says. */
export type PaymentResult = 'waiting' | 'pending' | 'unknown' | PaymentState | WithdrawalState;

type ResultServices = Pick<CoreServices, 'http' | 'scheduler' | 'session'>;

/** What became of a payment: the path is a hint, the platform knows. */
export class PaymentResultStore {
  result: PaymentResult;
  /** The payment itself, for its owner alone. */
  own: Payment | undefined = undefined;
  /** Where the owner was before; undefined: it is not known. */
  back: string | undefined = undefined;
  readonly #services: ResultServices;
  readonly #ref: string;

  constructor(services: ResultServices, ref: string) {
    this.#services = services;
    this.#ref = ref;
    // Whoever comes without a reference has come from no provider.
    this.result = ref === '' ? 'unknown' : 'waiting';
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Asks until it is decided, for half a minute. */
  start(): Dispose {
    if (this.result === 'unknown') return () => undefined;
    const { scheduler } = this.#services;
    const end = new AbortController();
    let endWait: Dispose | undefined;
    const ask = async (tries: number): Promise<void> => {
      const isDecided = await this.#ask(end.signal);
      if (end.signal.aborted || isDecided) return;
      const waitMs = waitsMs[tries];
      if (waitMs === undefined) await this.#show('pending', end.signal);
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
      await this.#show(state, signal);
      return true;
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 404) return false;
      runInAction(() => (this.result = 'unknown'));
      return true;
    }
  }

  async #show(result: PaymentResult, signal: AbortSignal): Promise<void> {
    const own = await this.#findOwn(signal);
    const readReturnUrl = own?.returnPath === undefined ? undefined : await loadReadReturnUrl();
    if (signal.aborted) return;
    runInAction(() => {
      this.own = own;
      this.back = readReturnUrl?.(own?.returnPath);
      this.result = result;
    });
  }

  async #findOwn(signal: AbortSignal): Promise<Payment | undefined> {
    const { http, session } = this.#services;
    if (!session.isAuthed) return undefined;
    try {
      return await findByRef(http, this.#ref, signal);
    } catch (error) {
      // The state is known: it is told without its reason.
      if (error instanceof HttpError) return undefined;
      throw error;
    }
  }
}
