import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { hasMoved } from '#domain/payments/PaymentState.ts';
import type { CsvCell } from '#domain/tables/csv.ts';
import { useServices, useTranslate } from '#core/ui';
import { ExportButton, type CellWriter } from '../../office/ui.ts';
import type { Payment } from '../payment/Payment.ts';
import { createPaymentExport } from './createPaymentExport.ts';
import type { PaymentHistoryStore } from './PaymentHistoryStore.ts';

/** Exports the payments of the current filter. */
export const PaymentExportButton = observer(function PaymentExportButton({
  store,
}: {
  readonly store: PaymentHistoryStore;
}) {
  const t = useTranslate('payments');
  const { http } = useServices();
  const [exporting] = useState(() => createPaymentExport(http, store));
  const rowOf = (payment: Payment, write: CellWriter): readonly CsvCell[] => {
    const { amount, fee, direction, state } = payment;
    const isDeposit = direction === 'deposit';
    const isMoved = hasMoved(state);
    const movedMinor = amount.minor + (isDeposit ? fee.minor : -fee.minor);
    return [
      { figure: String(payment.id) },
      write.instant(payment.createdAtS),
      { text: t(`direction.${direction}`) },
      { text: `${t(`method.${payment.kind}`)} ${payment.instrument ?? ''}`.trim() },
      write.money(amount),
      write.money(isMoved ? fee : { ...fee, minor: 0 }),
      write.money({ ...amount, minor: isMoved ? movedMinor : 0 }),
      { figure: amount.currency },
      { text: t(`state.${state}`) },
    ];
  };
  return (
    <ExportButton
      exporting={exporting}
      isEmpty={(store.payments.value?.total ?? 0) === 0}
      size="sm"
      head={[
        t('payments.later:export.number'),
        { instant: t('payments.later:receipt.date') },
        t('payments.later:receipt.kind'),
        t('payments.later:receipt.method'),
        t('amount'),
        t('fee'),
        t('payments.later:export.moved'),
        t('payments.later:export.currency'),
        t('filter.outcome'),
      ]}
      rowOf={rowOf}
      texts={{
        save: t('payments.later:export'),
        failed: t('payments.later:export.again'),
        file: t('payments.later:export.file'),
        cancel: (percent) => t('payments.later:export.cancel', { percent: String(percent) }),
        done: (count) => t('payments.later:export.done', { number: String(count) }),
      }}
    />
  );
});
