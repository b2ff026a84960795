import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Panel, useService, useServices, useTranslate } from '#core/ui';
import { accountsToken } from '../../auth/contract.ts';
import { OfficeResourcePage } from '../../office/ui.ts';
import { ClosedDeposits } from '../deposit/ClosedDeposits.tsx';
import { DepositStore } from '../deposit/DepositStore.ts';
import { PrintedForm } from './PrintedForm.tsx';
import styles from '../payment/Payments.module.css';

/** Page for a printed cheque of a shop or terminal: its number and PIN are worth money. */
export const PaycheckPage = observer(function PaycheckPage() {
  const t = useTranslate('payments.later');
  const services = useServices();
  const accounts = useService(accountsToken);
  const [store] = useState(() => new DepositStore(services, accounts));
  return (
    <OfficeResourcePage title={t('paycheck.title')} resource={store.methods}>
      {(methods) =>
        methods.closedReason === undefined ? (
          <Panel className={styles.narrow}>
            <PrintedForm kind="cheque" acknowledged={store} />
          </Panel>
        ) : (
          <ClosedDeposits methods={methods} onRetry={() => void store.methods.load()} />
        )
      }
    </OfficeResourcePage>
  );
});
