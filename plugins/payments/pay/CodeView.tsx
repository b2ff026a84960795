import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { Button, CodeField, useFormat, useTranslate } from '#core/ui';
import type { Payment, PaymentAction } from '../payment/Payment.ts';
import type { PayStore } from './PayStore.ts';
import styles from './Pay.module.css';

interface CodeViewProps {
  readonly store: PayStore;
  readonly payment: Payment;
  readonly action: Extract<PaymentAction, { kind: 'code' }>;
}

/** Field for the code that the banking app shows; the app then asks for confirmation. */
export const CodeView = observer(function CodeView({ store, payment, action }: CodeViewProps) {
  const t = useTranslate('payments.pay');
  const { time } = useFormat();
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void store.sendCode(payment, action.digits);
  };
  return (
    <form className={styles.code} onSubmit={handleSubmit} noValidate>
      <p className={styles.text}>{t('code.text')}</p>
      <CodeField
        label={t('code.label')}
        name="code"
        length={action.digits}
        value={store.code}
        onChange={store.setCode}
        error={
          store.codeProblem === undefined
            ? undefined
            : t(`code.${store.codeProblem}`, { digits: String(action.digits) })
        }
      />
      <p className={styles.text}>{t('until', { time: time(action.untilS) })}</p>
      <Button type="submit" variant="primary" isBusy={store.isSending}>
        {t('code.send')}
      </Button>
    </form>
  );
});
