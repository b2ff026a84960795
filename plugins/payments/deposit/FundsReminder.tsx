import { observer } from 'mobx-react-lite';
import { Alert, Button, useTranslate } from '#core/ui';
import type { DepositStore } from './DepositStore.ts';

/** Half-yearly notice about the protection of players' money. Stays until confirmed. */
export const FundsReminder = observer(function FundsReminder({
  store,
}: {
  readonly store: DepositStore;
}) {
  const t = useTranslate('payments.later');
  if (!store.isFundsReminderDue) return null;
  return (
    <Alert
      tone="info"
      title={t('funds.title')}
      actions={
        <Button size="sm" onClick={() => void store.acknowledge()}>
          {t('funds.read')}
        </Button>
      }
    >
      {t('funds.text')}
    </Alert>
  );
});
