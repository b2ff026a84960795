import { observer } from 'mobx-react-lite';
import { usePageTitle, useServices, useTranslate } from '#core/ui';
import { useHoldQuestions } from '../../auth/ui.ts';
import { OfficePage } from '../../office/ui.ts';
import { PaymentsHead } from '../payment/PaymentsHead.tsx';
import { DepositBody } from './DepositBody.tsx';

/** Deposit: method and amount, then the provider's page. */
export const DepositPage = observer(function DepositPage() {
  const t = useTranslate('payments');
  const { navigation } = useServices();
  const account = navigation.query.get('account') ?? '';
  const accountId = /^[1-9]\d{0,14}$/.test(account) ? Number(account) : undefined;
  usePageTitle(t('menu.deposit'));
  useHoldQuestions();
  return (
    <OfficePage>
      <PaymentsHead here="deposit" />
      <DepositBody accountId={accountId} />
    </OfficePage>
  );
});
