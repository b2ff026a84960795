import { observer } from 'mobx-react-lite';
import { Button, DescriptionList, Dialog, useFormat, useServices, useTranslate } from '#core/ui';
import { questionModal } from '../../support/contract.ts';
import { paymentActionsSlot } from '../contract.ts';
import type { Payment } from '../payment/Payment.ts';

interface ReceiptDialogProps {
  readonly payment: Payment;
  readonly onClose: () => void;
}

/** Receipt of a payment with number, both amounts, fee and state: to keep, print or ask about. */
export const ReceiptDialog = observer(function ReceiptDialog({
  payment,
  onClose,
}: ReceiptDialogProps) {
  const t = useTranslate('payments');
  const { money, dateTime } = useFormat();
  const { modals, plan } = useServices();
  const { amount, fee, direction, instrument } = payment;
  const isDeposit = direction === 'deposit';
  const moved = { ...amount, minor: amount.minor + (isDeposit ? fee.minor : -fee.minor) };
  // If a plugin offers to ask about a payment, its button is in the row itself.
  const mayAsk =
    plan.modals.some(({ id, offReason }) => id === questionModal.id && offReason === undefined) &&
    !plan.slots.some(
      ({ slot, offReason }) => slot === paymentActionsSlot.name && offReason === undefined,
    );
  const items = [
    { id: 'kind', label: t('payments.later:receipt.kind'), value: t(`direction.${direction}`) },
    {
      id: 'method',
      label: t('payments.later:receipt.method'),
      value: `${t(`method.${payment.kind}`)} ${instrument ?? ''}`.trim(),
    },
    { id: 'date', label: t('payments.later:receipt.date'), value: dateTime(payment.createdAtS) },
    { id: 'amount', label: t('amount'), value: money(amount) },
    { id: 'fee', label: t('fee'), value: money(fee) },
    { id: 'moved', label: t(isDeposit ? 'pay' : 'get'), value: money(moved) },
    { id: 'state', label: t('filter.outcome'), value: t(`state.${payment.state}`) },
  ];
  return (
    <Dialog
      title={t('payments.later:receipt.title', { id: String(payment.id) })}
      isDismissible
      onClose={onClose}
      footer={
        <>
          <Button icon="printer" onClick={() => window.print()}>
            {t('payments.later:cash.print')}
          </Button>
          {mayAsk ? (
            <Button
              icon="lifebuoy"
              onClick={() => {
                onClose();
                void modals.open(questionModal, { topic: 'payments' });
              }}
            >
              {t('payments.later:receipt.ask')}
            </Button>
          ) : null}
        </>
      }
    >
      <DescriptionList items={items} />
    </Dialog>
  );
});
