import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, type CoreServices } from '#core';
import { createResource, type Resource } from '#core/data';
import type { Account, Accounts } from '../../auth/contract.ts';
import { createMoney } from '#domain/money/Money.ts';
import { feeOf } from '#domain/payments/feeOf.ts';
import { AmountField } from '../order/AmountField.ts';
import { MethodOrder } from '../order/MethodOrder.ts';
import { PayingAccount } from '../order/PayingAccount.ts';
import type { Method, Methods, OpenBonus, PaymentList } from '../payment/Payment.ts';
import { loadMethods, loadPayments, withdraw } from '../payment/PaymentsApi.ts';
import { mostOut } from './mostOut.ts';

/** Withdrawal: instrument, amount, and open withdrawals. */
export class WithdrawStore {
  instrumentId: number | undefined = undefined;
  /** The order is being reviewed. */
  isReviewing = false;
  /** Bonus accounts that are given up with the withdrawal; none preselected. */
  givesUp: readonly number[] = [];
  isDone = false;
  readonly amount: AmountField;
  readonly methods: Resource<Methods>;
  readonly requests: Resource<PaymentList>;
  readonly order: MethodOrder;
  readonly #services: CoreServices;
  readonly paying: PayingAccount;

  constructor(services: CoreServices, accounts: Accounts) {
    this.#services = services;
    this.paying = new PayingAccount(accounts);
    this.amount = new AmountField(() => {
      const { method } = this;
      return (
        method && {
          currency: method.least.currency,
          language: services.environment.language,
          least: method.least.minor,
          most: method.most.minor,
          free: this.methods.value?.free?.minor ?? 0,
          share: method.share && { minor: method.share.minor, first: method.firstTo ?? '' },
        }
      );
    });
    this.methods = createResource(services, {
      ask: async (signal) => loadMethods(services.http, 'withdrawal', this.account?.id, signal),
      // The last used instrument comes first, and money goes back to it.
      onValue: (answer) => {
        const able = answer.methods.filter((each) => mostOut(each, answer) > 0);
        const open = able.find(({ restsUntilS }) => restsUntilS === undefined) ?? able[0];
        this.instrumentId ??= open?.instrument?.id;
      },
    });
    this.requests = createResource(services, {
      ask: async (signal) => loadPayments(services.http, { direction: 'withdrawal', signal }),
    });
    this.order = new MethodOrder(services, this.methods, this.amount);
    makeAutoObservable(
      this,
      { amount: false, methods: false, requests: false, order: false, paying: false },
      { autoBind: true },
    );
  }

  get account(): Account | undefined {
    return this.paying.chosen;
  }

  get method(): Method | undefined {
    return this.methods.value?.methods.find(
      ({ instrument }) => instrument?.id === this.instrumentId,
    );
  }

  /** Shows the review of the order before it is sent. */
  review(): void {
    this.order.forget();
    this.isDone = false;
    this.isReviewing = this.amount.check(true);
  }

  /** Back to the amount, which is kept. */
  change(): void {
    this.isReviewing = false;
  }

  /** Methods and limits depend on the currency, so method and amount are cleared. */
  chooseAccount(accountId: number): void {
    this.paying.choose(accountId);
    this.instrumentId = undefined;
    this.isReviewing = false;
    this.isDone = false;
    this.order.forget();
    this.amount.setText('');
    void this.methods.load();
  }

  choose(instrumentId: number | undefined): void {
    this.isReviewing = false;
    this.instrumentId = instrumentId;
    this.order.forget();
    this.amount.checkTyped();
  }

  /** Fills in all that may go there, in the number format of the language. */
  takeAll(write: (money: { readonly minor: number; readonly currency: string }) => string): void {
    const { method } = this;
    const all = method?.share ?? this.methods.value?.free;
    if (all === undefined || method === undefined) return;
    this.amount.setText(write(createMoney(Math.min(all.minor, method.most.minor), all.currency)));
  }

  get feeMinor(): number {
    const { minor } = this.amount;
    return minor === undefined || this.method === undefined ? 0 : feeOf(this.method, minor);
  }

  /** Bonuses that the person gives up with it. */
  get lost(): readonly OpenBonus[] {
    return (this.methods.value?.bonuses ?? []).filter(({ accountId }) =>
      this.givesUp.includes(accountId),
    );
  }

  setGivesUp(accountId: number, isGivenUp: boolean): void {
    const others = this.givesUp.filter((id) => id !== accountId);
    this.givesUp = isGivenUp ? [...others, accountId] : others;
  }

  /** Sends the order; the platform asks for recent authentication by itself. */
  async send(): Promise<void> {
    const { method, account } = this;
    if (this.order.isSending || method?.instrument === undefined || account === undefined) return;
    if (!this.amount.check(true)) return;
    const { http } = this.#services;
    this.isDone = false;
    await this.order.send({
      method,
      body: {
        methodId: method.id,
        instrumentId: method.instrument.id,
        amount: { minor: this.amount.minor ?? 0, currency: account.currency },
        accountId: account.id,
        givesUp: this.lost.map(({ accountId }) => accountId),
      },
      call: async (body, key, quote) => withdraw(http, body, key, quote),
      onPaid: () => {
        runInAction(() => this.#end());
        void this.requests.load();
        void this.methods.load();
        return 'gone';
      },
      // The person closed the password dialog: nothing is sent, and the button is free again.
      isOfField: (error) => error instanceof HttpError && error.hasCode('reauth_required'),
    });
    // The new bounds refuse the amount, so it must be entered again.
    if (this.amount.problem !== undefined) runInAction(() => (this.isReviewing = false));
  }

  #end(): void {
    this.amount.setText('');
    this.givesUp = [];
    this.isReviewing = false;
    this.isDone = true;
  }
}
