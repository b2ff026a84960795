import { makeAutoObservable, runInAction } from 'mobx';
import type { CoreServices } from '#core';
import { createResource, type Resource } from '#core/data';
import { responsibleRoute, type Account, type Accounts } from '../../auth/contract.ts';
import { feeOf } from '#domain/payments/feeOf.ts';
import { isOpenPayment, type PaymentState } from '#domain/payments/PaymentState.ts';
import { AmountField } from '../payment/AmountField.ts';
import { KeyedOrder } from '../payment/KeyedOrder.ts';
import { type Method, type Methods, type Payment, type PaymentList } from '../payment/Payment.ts';
import {
  needsFreshMethods,
  paymentFailure,
  type PaymentFailure,
} from '../payment/paymentFailure.ts';
import {
  cancelPayment,
  deposit,
  findByKey,
  loadMethods,
  loadPayments,
} from '../payment/PaymentsApi.ts';

/** Paying in: which way, how much, and what is not finished. Nothing is chosen for the person. */
export class DepositStore {
  methodId: string | undefined = undefined;
  isSending = false;
  /** The person wants to pay in for the first time without a limit of their own. */
  isWithoutLimit = false;
  failure: PaymentFailure | undefined = undefined;
  readonly amount: AmountField;
  readonly methods: Resource<Methods>;
  readonly last: Resource<PaymentList>;
  readonly #services: CoreServices;
  readonly #accounts: Accounts;
  readonly #order: KeyedOrder<Payment>;

  constructor(services: CoreServices, accounts: Accounts) {
    this.#services = services;
    this.#accounts = accounts;
    this.#order = new KeyedOrder(async (key) => findByKey(services.http, key));
    this.amount = new AmountField(() => {
      const { method } = this;
      return (
        method && {
          currency: method.least.currency,
          language: services.environment.language,
          least: method.least.minor,
          most: method.most.minor,
          room: this.roomMinor,
        }
      );
    });
    this.methods = createResource(services, {
      ask: async (signal) => loadMethods(services.http, 'deposit', this.account?.id, signal),
    });
    this.last = createResource(services, {
      ask: async (signal) => loadPayments(services.http, 'deposit', 1, signal),
    });
    makeAutoObservable(this, { amount: false, methods: false, last: false }, { autoBind: true });
  }

  get account(): Account | undefined {
    return this.#accounts.activeAccount;
  }

  get method(): Method | undefined {
    return this.methods.value?.methods.find(({ id }) => id === this.methodId);
  }

  /** What the person's own limits leave, where they are in the currency of the account. */
  get roomMinor(): number | undefined {
    const room = this.methods.value?.room;
    return room?.currency === this.account?.currency ? room?.minor : undefined;
  }

  /** Deposits that wait for the person or for a bank. */
  get open(): readonly Payment[] {
    return (this.last.value?.payments ?? []).filter(({ state }) =>
      isOpenPayment(state as PaymentState),
    );
  }

  get feeMinor(): number {
    const { minor } = this.amount;
    return minor === undefined || this.method === undefined ? 0 : feeOf(this.method, minor);
  }

  /** Before the first deposit a limit is offered; to go on without one is a choice of its own. */
  get asksForLimit(): boolean {
    const { value } = this.methods;
    return (
      !this.isWithoutLimit &&
      value !== undefined &&
      value.room === undefined &&
      this.#accounts.user?.hasDeposit === false &&
      this.#services.navigation.hasRoute(responsibleRoute)
    );
  }

  goOnWithoutLimit(): void {
    this.isWithoutLimit = true;
  }

  choose(methodId: string): void {
    this.methodId = methodId;
    this.failure = undefined;
    if (this.amount.text !== '') this.amount.check();
  }

  /** Sends the order and leaves for the provider's page. */
  async send(): Promise<void> {
    const { method, account } = this;
    if (this.isSending || method === undefined || account === undefined) return;
    if (!this.amount.check(true)) return;
    const order = {
      methodId: method.id,
      amount: { minor: this.amount.minor ?? 0, currency: account.currency },
      accountId: account.id,
      language: this.#services.environment.language,
    };
    this.isSending = true;
    this.failure = undefined;
    try {
      const { http, navigation } = this.#services;
      const payment = await this.#order.run(JSON.stringify(order), async (key) =>
        deposit(http, order, key),
      );
      if (payment.actionUrl !== undefined) {
        navigation.leave(payment.actionUrl);
        return;
      }
      runInAction(() => this.amount.setText(''));
      void this.last.load();
    } catch (error) {
      // The bounds may have changed since they were read: the new ones tell what is wrong.
      if (needsFreshMethods(error)) await this.methods.load();
      runInAction(() => {
        if (!needsFreshMethods(error) || this.amount.check(true))
          this.failure = paymentFailure(error);
      });
    }
    runInAction(() => (this.isSending = false));
  }

  goOn({ actionUrl }: Payment): void {
    if (actionUrl !== undefined) this.#services.navigation.leave(actionUrl);
  }

  async cancel({ id }: Payment): Promise<void> {
    try {
      await cancelPayment(this.#services.http, id);
    } catch (error) {
      runInAction(() => (this.failure = paymentFailure(error)));
    }
    void this.last.load();
  }

  /** The page came back from the provider's, as it was left: what it says may be old. */
  comeBack(): void {
    this.isSending = false;
    void this.last.load();
    void this.methods.load();
  }
}
