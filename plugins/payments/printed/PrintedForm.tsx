import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  Alert,
  Button,
  Form,
  Slot,
  TextField,
  useFormat,
  useServices,
  useTranslate,
} from '#core/ui';
import { depositNotesSlot } from '../contract.ts';
import type { DepositStore } from '../deposit/DepositStore.ts';
import { FundsWord } from '../deposit/DepositChoices.tsx';
import { PaymentFailureAlert } from '../payment/PaymentFailureAlert.tsx';
import { PrintedStore } from './PrintedStore.ts';
import styles from '../payment/Payments.module.css';

interface PrintedFormProps {
  readonly kind: PrintedStore['kind'];
  /** Source of the account and the acknowledgement; lists the last deposits. */
  readonly acknowledged: DepositStore;
}

/** Form for a voucher code, or number and PIN of a cheque, instead of an amount. */
export const PrintedForm = observer(function PrintedForm({ kind, acknowledged }: PrintedFormProps) {
  const t = useTranslate('payments.later');
  const { money } = useFormat();
  const services = useServices();
  const [store] = useState(() => new PrintedStore(kind, services, () => acknowledged.account));
  const { problem, credited } = store;
  const handleSubmit = async (): Promise<void> => {
    await store.send(acknowledged.acknowledgement());
    if (store.credited !== undefined) acknowledged.comeBack();
  };
  return (
    <Form className={styles.form} onSubmit={handleSubmit}>
      {store.sending.failure === undefined ? null : (
        <PaymentFailureAlert failure={store.sending.failure} />
      )}
      {credited === undefined ? null : (
        <Alert tone="success">{t('printed.done', { amount: money(credited) })}</Alert>
      )}
      <TextField
        label={t(`printed.${kind}`)}
        hint={t(`printed.${kind}.hint`)}
        name="code"
        dir="ltr"
        inputMode={kind === 'cheque' ? 'numeric' : 'text'}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={store.code}
        onChange={store.setCode}
        error={
          problem === undefined
            ? undefined
            : t(`printed.${problem.kind}`, {
                worth: problem.kind === 'currency' ? money(problem.worth) : '',
              })
        }
      />
      {kind === 'cheque' ? (
        <TextField
          label={t('printed.pin')}
          name="pin"
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          value={store.pin}
          onChange={store.setPin}
          error={store.isPinMissing ? t('printed.pin.empty') : undefined}
        />
      ) : null}
      <FundsWord store={acknowledged} />
      <Slot slot={depositNotesSlot} />
      <Button type="submit" variant="primary" size="lg" isBlock isBusy={store.sending.isBusy}>
        {t('printed.send')}
      </Button>
    </Form>
  );
});
