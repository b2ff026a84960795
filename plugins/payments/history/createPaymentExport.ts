import type { Http } from '#core';
import { TableExport } from '../../office/ui.ts';
import type { Payment } from '../payment/Payment.ts';
import { loadPayments } from '../payment/PaymentsApi.ts';
import type { PaymentHistoryStore } from './PaymentHistoryStore.ts';

/** Largest page size of the platform. */
const size = 200;

/** Export of all payments of the filter. */
export function createPaymentExport(http: Http, store: PaymentHistoryStore): TableExport<Payment> {
  return new TableExport(size, () => {
    const { filter } = store;
    return async (page, signal) => {
      const { payments, total } = await loadPayments(http, { ...filter, page, size, signal });
      return { rows: payments, total };
    };
  });
}
