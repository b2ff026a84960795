import { makeAutoObservable } from 'mobx';
import { HttpError, type CoreServices, type Dispose } from '#core';
import { Resource } from '#core/data';
import {
  isOpenPayment,
  type PaymentState,
  type WithdrawalState,
} from '#domain/payments/PaymentState.ts';
import { loadReadReturnUrl } from '../../auth/contract.ts';
import type { Payment } from '../payment/Payment.ts';
import { findByRef, loadState } from '../payment/PaymentsApi.ts';

/** Waits between a response and the next request; after the last one, at 30 s, polling ends. */
const waitsMs = [1000, 2000, 3000, 5000, 5000, 5000, 5000, 4000] as const;

type DecidedResult = 'pending' | PaymentState | WithdrawalState;

/** State that the result page shows. */
export type PaymentResult = 'waiting' | 'unknown' | DecidedResult;

interface PaymentOutcome {
  readonly result: DecidedResult;
  /** The payment itself, for its owner alone. */
  readonly own: Payment | undefined;
  /** Path of the page that the owner came from, if known. */
  readonly back: string | undefined;
}

type ResultServices = Pick<CoreServices, 'http' | 'scheduler' | 'session'>;

/** State of a payment after the return from its provider: read from the platform, not the path. */
export class PaymentResultStore {
  readonly #services: ResultServices;
  readonly #ref: string;
  readonly #outcome: Resource<PaymentOutcome>;

  constructor(services: ResultServices, ref: string) {
    this.#services = services;
    this.#ref = ref;
    this.#outcome = new Resource({ ask: (signal) => this.#follow(signal) });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get result(): PaymentResult {
    // Every provider sends a reference along.
    if (this.#ref === '' || this.#outcome.isMissing) return 'unknown';
    if (this.#outcome.hasFailed) return 'pending';
    return this.#outcome.value?.result ?? 'waiting';
  }

  get own(): Payment | undefined {
    return this.#outcome.value?.own;
  }

  get back(): string | undefined {
    return this.#outcome.value?.back;
  }

  /** Polls until the state is final, for half a minute. */
  start(): Dispose {
    return this.#ref === '' ? () => undefined : this.#outcome.open();
  }

  /** @throws HttpError 404 for an unknown reference */
  async #follow(signal: AbortSignal): Promise<PaymentOutcome> {
    for (const waitMs of waitsMs) {
      const state = await this.#finalState(signal);
      if (state !== undefined) return this.#outcomeOf(state, signal);
      await this.#wait(waitMs, signal);
    }
    return this.#outcomeOf((await this.#finalState(signal)) ?? 'pending', signal);
  }

  /** Undefined while the payment is open, and after a failed request. */
  async #finalState(signal: AbortSignal): Promise<DecidedResult | undefined> {
    try {
      const state = await loadState(this.#services.http, this.#ref, signal);
      return isOpenPayment(state as PaymentState) ? undefined : state;
    } catch (error) {
      if (error instanceof HttpError && error.status === 404) throw error;
      signal.throwIfAborted();
      return undefined;
    }
  }

  /** Rejects when the page is left before the time is over. */
  async #wait(waitMs: number, signal: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const cancel = this.#services.scheduler.after(waitMs, resolve);
    const handleAbort = (): void => {
      cancel();
      reject(signal.reason);
    };
    signal.addEventListener('abort', handleAbort, { once: true });
    await promise;
    signal.removeEventListener('abort', handleAbort);
  }

  async #outcomeOf(result: DecidedResult, signal: AbortSignal): Promise<PaymentOutcome> {
    const own = await this.#findOwn(signal);
    const readReturnUrl = own?.returnPath === undefined ? undefined : await loadReadReturnUrl();
    return { result, own, back: readReturnUrl?.(own?.returnPath) };
  }

  async #findOwn(signal: AbortSignal): Promise<Payment | undefined> {
    const { http, session } = this.#services;
    if (!session.isAuthed) return undefined;
    try {
      return await findByRef(http, this.#ref, signal);
    } catch (error) {
      // The state is known and is shown without its reason.
      if (error instanceof HttpError) return undefined;
      throw error;
    }
  }
}
