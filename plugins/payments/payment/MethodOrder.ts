import { makeAutoObservable, runInAction } from 'mobx';
import type { CoreServices } from '#core';
import { reportSteps, type Resource } from '#core/data';
import { paymentStepEvent } from '../contract.ts';
import type { AmountField } from './AmountField.ts';
import { isOver } from './isOver.ts';
import { KeyedOrder } from './KeyedOrder.ts';
import type { Method, Methods, Payment } from './Payment.ts';
import { needsFreshMethods, paymentFailure, type PaymentFailure } from './paymentFailure.ts';
import { findByKey } from './PaymentsApi.ts';

type OrderServices = Pick<CoreServices, 'http' | 'clock' | 'events'>;

interface OrderOf<Body extends object> {
  readonly method: Method;
  /** What makes the order another one. */
  readonly body: Body;
  readonly call: (body: Body, key: string, quote: string | undefined) => Promise<Payment>;
  /** `left`: another document is on its way, and the button stays busy until it is there. */
  readonly onPaid: (payment: Payment) => 'left' | 'gone';
  /** Tells a refusal at a field of the form's own, if it belongs to one. */
  readonly isOfField?: (error: unknown) => boolean;
}

/** Sends an amount by a way of paying: one at a time, once, and only at the rate that was read. */
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

  /** What failed before is told no more: the person has begun something else. */
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

  /** Something beside the order that fails for the same reasons. */
  async attempt(act: () => Promise<unknown>): Promise<void> {
    try {
      await act();
    } catch (error) {
      runInAction(() => (this.failure = paymentFailure(error)));
    }
  }

  /** The page was left for the provider's, and came back as it stood. */
  comeBack(): void {
    this.isSending = false;
  }

  async #send<Body extends object>(order: OrderOf<Body>): Promise<'left' | 'gone'> {
    const { body, call, onPaid } = order;
    const { conversion } = order.method;
    if (conversion !== undefined && isOver(conversion, this.#services.clock.nowMs())) {
      // What was read holds no more: the new rate is shown, and needs another press.
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
    // The bounds may have changed since they were read: the new ones tell what is wrong.
    if (isStale) await this.#methods.load();
    runInAction(() => {
      if (!isStale || this.#amount.check(true)) this.failure = paymentFailure(error);
    });
  }
}
