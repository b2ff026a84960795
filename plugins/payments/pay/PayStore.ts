import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, type CoreServices } from '#core';
import { createResource, type Resource } from '#core/data';
import type { Payment } from '../payment/Payment.ts';
import { paymentFailure, type PaymentFailure } from '../payment/paymentFailure.ts';
import { keepReportedPaid } from '../payment/reportedPaid.ts';
import { cancelPayment, loadPayment, sendCode } from '../payment/PaymentsApi.ts';

/** Polling interval while the page is visible. */
const everyMs = 3000;

/** A payment that the person completes on the site. */
export class PayStore {
  code = '';
  codeProblem: 'short' | 'wrong' | undefined = undefined;
  failure: PaymentFailure | undefined = undefined;
  isSending = false;
  /** The person reports the money as sent; this changes nothing on the platform. */
  hasReportedPaid = false;
  readonly payment: Resource<Payment>;
  readonly #services: CoreServices;

  constructor(services: CoreServices, id: string) {
    this.#services = services;
    this.payment = createResource(services, {
      ask: async (signal) => loadPayment(services.http, id, signal),
      everyMs,
    });
    makeAutoObservable(this, { payment: false }, { autoBind: true });
  }

  setCode(typed: string): void {
    this.code = typed.replaceAll(/\D/g, '').slice(0, 10);
    this.codeProblem = undefined;
  }

  reportPaid({ id }: Payment): void {
    this.hasReportedPaid = true;
    keepReportedPaid(this.#services.storage, id);
    void this.payment.load();
  }

  async sendCode({ id }: Payment, digits: number): Promise<void> {
    if (this.isSending) return;
    this.codeProblem = this.code.length < digits ? 'short' : undefined;
    if (this.codeProblem !== undefined) return;
    this.isSending = true;
    this.failure = undefined;
    try {
      await sendCode(this.#services.http, id, this.code);
      runInAction(() => (this.code = ''));
    } catch (error) {
      runInAction(() => {
        if (error instanceof HttpError && error.hasCode('code_wrong')) this.codeProblem = 'wrong';
        else this.failure = paymentFailure(error);
      });
    }
    await this.payment.load();
    runInAction(() => (this.isSending = false));
  }

  async cancel({ id }: Payment): Promise<void> {
    try {
      await cancelPayment(this.#services.http, id);
    } catch (error) {
      runInAction(() => (this.failure = paymentFailure(error)));
    }
    await this.payment.load();
  }
}
