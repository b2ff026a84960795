import { makeAutoObservable } from 'mobx';
import type { CoreServices } from '#core';
import { createResource, type Resource } from '#core/data';
import type { PaymentOutcome } from '#domain/payments/PaymentState.ts';
import type { MethodKind } from '../payment/methodKinds.ts';
import type { PaymentList } from '../payment/Payment.ts';
import { loadPayments, type Direction, type PaymentFilter } from '../payment/PaymentsApi.ts';

/** Payments of the person by direction, method, outcome and page. */
export class PaymentHistoryStore {
  direction: Direction | undefined = undefined;
  kind: MethodKind | undefined = undefined;
  outcome: PaymentOutcome | undefined = undefined;
  page = 1;
  readonly payments: Resource<PaymentList>;

  constructor(services: CoreServices) {
    this.payments = createResource(services, {
      ask: async (signal) =>
        loadPayments(services.http, { ...this.filter, page: this.page, signal }),
    });
    makeAutoObservable(this, { payments: false }, { autoBind: true });
  }

  get filter(): PaymentFilter {
    return { direction: this.direction, kind: this.kind, outcome: this.outcome };
  }

  /** Applies a filter and goes to the first page. */
  narrow(filter: PaymentFilter): void {
    if ('direction' in filter) this.direction = filter.direction;
    if ('kind' in filter) this.kind = filter.kind;
    if ('outcome' in filter) this.outcome = filter.outcome;
    this.turnTo(1);
  }

  turnTo(page: number): void {
    this.page = page;
    void this.payments.load();
  }
}
