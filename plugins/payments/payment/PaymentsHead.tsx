import { observer } from 'mobx-react-lite';
import { Segmented, useServices, useTranslate } from '#core/ui';
import { OfficeHead } from '../../office/ui.ts';

/** Heading of the deposit and withdrawal pages, with the switch between them. */
export const PaymentsHead = observer(function PaymentsHead({
  here,
}: {
  readonly here: 'deposit' | 'withdraw';
}) {
  const t = useTranslate('payments');
  const { navigation } = useServices();
  return (
    <OfficeHead
      title={t(`menu.${here}`)}
      isBelowAccount
      actions={
        <Segmented
          label={t('direction')}
          items={[
            { id: 'deposit', label: t('menu.deposit') },
            { id: 'withdraw', label: t('menu.withdraw') },
          ]}
          value={here}
          onChange={(id) => navigation.go({ name: `payments.${id}` })}
        />
      }
    />
  );
});
