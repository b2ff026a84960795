import { makeAutoObservable } from 'mobx';
import type { CoreServices } from '#core';
import { createResource, type Resource } from '#core/data';
import type { PaymentList } from '../payment/Payment.ts';
import { loadPayments, type Direction } from '../payment/PaymentsApi.ts';

/** Payments of the person by direction and page. */
export class PaymentHistoryStore {
  direction: Direction | undefined = undefined;
  page = 1;
  readonly payments: Resource<PaymentList>;

  constructor(services: CoreServices) {
    this.payments = createResource(services, {
      ask: async (signal) => loadPayments(services.http, this.direction, this.page, signal),
    });
    makeAutoObservable(this, { payments: false }, { autoBind: true });
  }

  show(direction: Direction | undefined, page: number): void {
    this.direction = direction;
    this.page = page;
    void this.payments.load();
  }
}
