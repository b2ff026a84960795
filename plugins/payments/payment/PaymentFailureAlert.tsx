import { Alert, useTranslate } from '#core/ui';
import type { PaymentFailure } from './paymentFailure.ts';

/** Says why an order of money failed, and what to do. */
export function PaymentFailureAlert({ failure }: { readonly failure: PaymentFailure }) {
  const t = useTranslate('payments');
  return (
    <Alert
      tone={failure === 'connection' || failure === 'trouble' ? 'warning' : 'danger'}
      title={t('failure.title')}
    >
      {t(`failure.${failure}`)}
    </Alert>
  );
}
