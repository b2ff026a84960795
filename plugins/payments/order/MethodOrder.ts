import { makeAutoObservable, runInAction } from 'mobx';
import type { CoreServices } from '#core';
import { reportSteps, type Resource } from '#core/data';
import { paymentStepEvent } from '../contract.ts';
import type { AmountField } from './AmountField.ts';
import { isOver } from './isOver.ts';
import { KeyedOrder } from './KeyedOrder.ts';
import type { Method, Methods, Payment } from '../payment/Payment.ts';
import {
  needsFreshMethods,
  paymentFailure,
  type PaymentFailure,
} from '../payment/paymentFailure.ts';
import { findByKey } from '../payment/PaymentsApi.ts';

type OrderServices = Pick<CoreServices, 'http' | 'clock' | 'events'>;

interface OrderOf<Body extends object> {
  readonly method: Method;
  /** Identifies the order; another body is another order. */
  readonly body: Body;
  readonly call: (body: Body, key: string, quote: string | undefined) => Promise<Payment>;
  /** `left`: another document is loading, and the button stays busy until then. */
  readonly onPaid: (payment: Payment) => 'left' | 'gone';
  /** Handles an error that belongs to a field of the form. */
  readonly isOfField?: (error: unknown) => boolean;
}

/** Sends an amount by a method: one at a time, exactly once, and only at the shown rate. */
export class MethodOrder {
  isSending = false;
  failure: PaymentFailure | undefined = undefined;
  readonly #services: OrderServices;
  readonly #methods: Resource<Methods>;
  readonly #amount: AmountField;
  readonly #order: KeyedOrder<Payment>;

  constructor(services: OrderServices, methods: Resource<Methods>, amount: AmountField) {
    this.#services = services;
    this.#methods = methods;
    this.#amount = amount;
    this.#order = new KeyedOrder(async (key) => findByKey(services.http, key));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Clears the last failure, because the person has started something else. */
  forget(): void {
    this.failure = undefined;
  }

  async send<Body extends object>(order: OrderOf<Body>): Promise<void> {
    this.isSending = true;
    this.failure = undefined;
    let end: 'left' | 'gone' = 'gone';
    try {
      end = await this.#send(order);
    } catch (error) {
      if (order.isOfField?.(error) !== true) await this.#fail(error);
    }
    runInAction(() => (this.isSending = end === 'left'));
  }

  /** Runs another call beside the order, whose failures are shown alike. */
  async attempt(act: () => Promise<unknown>): Promise<void> {
    try {
      await act();
    } catch (error) {
      runInAction(() => (this.failure = paymentFailure(error)));
    }
  }

  /** The browser restored the page after the provider's. */
  comeBack(): void {
    this.isSending = false;
  }

  async #send<Body extends object>(order: OrderOf<Body>): Promise<'left' | 'gone'> {
    const { body, call, onPaid } = order;
    const { conversion } = order.method;
    if (conversion !== undefined && isOver(conversion, this.#services.clock.nowMs())) {
      // The shown rate has expired: the new one is shown and must be confirmed.
      await this.#methods.load();
      runInAction(() => (this.failure = 'rate'));
      return 'gone';
    }
    const { kind, share } = order.method;
    const tell = reportSteps(this.#services, paymentStepEvent, {
      direction: share === undefined ? 'deposit' : 'withdrawal',
      method: kind,
    });
    return onPaid(
      await tell(async () =>
        this.#order.run(JSON.stringify(body), async (key) => call(body, key, conversion?.quote)),
      ),
    );
  }

  async #fail(error: unknown): Promise<void> {
    const isStale = needsFreshMethods(error);
    // The bounds may have changed since: the new ones show what is wrong.
    if (isStale) await this.#methods.load();
    runInAction(() => {
      if (!isStale || this.#amount.check(true)) this.failure = paymentFailure(error);
    });
  }
}
