import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, type CoreServices } from '#core';
import { createResource, type Resource } from '#core/data';
import type { Account, Accounts } from '../../auth/contract.ts';
import { createMoney } from '#domain/money/Money.ts';
import { AmountField } from '../payment/AmountField.ts';
import { KeyedOrder } from '../payment/KeyedOrder.ts';
import type { Method, Methods, Payment, PaymentList } from '../payment/Payment.ts';
import {
  needsFreshMethods,
  paymentFailure,
  type PaymentFailure,
} from '../payment/paymentFailure.ts';
import { findByKey, loadMethods, loadPayments, withdraw } from '../payment/PaymentsApi.ts';

/** Taking out: to which card or account, how much, and what is on its way. */
export class WithdrawStore {
  instrumentId: number | undefined = undefined;
  password = '';
  passwordProblem: 'empty' | 'wrong' | undefined = undefined;
  isSending = false;
  isDone = false;
  failure: PaymentFailure | undefined = undefined;
  readonly amount: AmountField;
  readonly methods: Resource<Methods>;
  readonly requests: Resource<PaymentList>;
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
          free: this.methods.value?.free?.minor ?? 0,
        }
      );
    });
    this.methods = createResource(services, {
      ask: async (signal) => loadMethods(services.http, 'withdrawal', this.account?.id, signal),
      // The card or account that was used last comes first, and is the way back of the money.
      onValue: ({ methods }) => {
        this.instrumentId ??= methods[0]?.instrument?.id;
      },
    });
    this.requests = createResource(services, {
      ask: async (signal) => loadPayments(services.http, 'withdrawal', 1, signal),
    });
    makeAutoObservable(
      this,
      { amount: false, methods: false, requests: false },
      { autoBind: true },
    );
  }

  get account(): Account | undefined {
    return this.#accounts.activeAccount;
  }

  get method(): Method | undefined {
    return this.methods.value?.methods.find(
      ({ instrument }) => instrument?.id === this.instrumentId,
    );
  }

  choose(instrumentId: number | undefined): void {
    this.instrumentId = instrumentId;
    this.failure = undefined;
    if (this.amount.text !== '') this.amount.check();
  }

  setPassword(password: string): void {
    this.password = password;
    this.passwordProblem = undefined;
  }

  /** Writes all that is free, as the language writes amounts. */
  takeAll(write: (money: { readonly minor: number; readonly currency: string }) => string): void {
    const free = this.methods.value?.free;
    if (free !== undefined) this.amount.setText(write(createMoney(free.minor, free.currency)));
  }

  async send(): Promise<void> {
    const { method, account, password } = this;
    if (this.isSending || method?.instrument === undefined || account === undefined) return;
    this.passwordProblem = password === '' ? 'empty' : undefined;
    if (!this.amount.check(true) || password === '') return;
    const order = {
      methodId: method.id,
      instrumentId: method.instrument.id,
      amount: { minor: this.amount.minor ?? 0, currency: account.currency },
      accountId: account.id,
    };
    this.isSending = true;
    this.isDone = false;
    this.failure = undefined;
    try {
      await this.#order.run(JSON.stringify(order), async (key) =>
        withdraw(this.#services.http, { ...order, password }, key),
      );
      runInAction(() => {
        this.amount.setText('');
        this.password = '';
        this.isDone = true;
      });
      void this.requests.load();
      void this.methods.load();
    } catch (error) {
      await this.#fail(error);
    }
    runInAction(() => (this.isSending = false));
  }

  async #fail(error: unknown): Promise<void> {
    if (error instanceof HttpError && error.hasCode('wrong_password')) {
      runInAction(() => (this.passwordProblem = 'wrong'));
      return;
    }
    if (needsFreshMethods(error)) await this.methods.load();
    runInAction(() => {
      if (!needsFreshMethods(error) || this.amount.check(true))
        this.failure = paymentFailure(error);
    });
  }
}
