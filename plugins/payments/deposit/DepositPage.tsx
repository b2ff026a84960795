import { observer } from 'mobx-react-lite';
import { usePageTitle, useTranslate } from '#core/ui';
import { OfficePage } from '../../office/ui.ts';
import { PaymentsHead } from '../payment/PaymentsHead.tsx';
import { DepositBody } from './DepositBody.tsx';

/** Paying in: which way, how much, then on to the provider's page. */
export const DepositPage = observer(function DepositPage() {
  const t = useTranslate('payments');
  usePageTitle(t('menu.deposit'));
  return (
    <OfficePage>
      <PaymentsHead here="deposit" />
      <DepositBody />
    </OfficePage>
  );
});
