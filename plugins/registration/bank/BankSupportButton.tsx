import { observer } from 'mobx-react-lite';
import { Button, useServices, useTranslate } from '#core/ui';
import { questionModal } from '../../support/contract.ts';

/** The way to the support, for whom no letter reaches; on a site without one there is none. */
export const BankSupportButton = observer(function BankSupportButton() {
  const t = useTranslate('registration');
  const { modals, plan } = useServices();
  if (plan.modals.every(({ id }) => id !== questionModal.id)) return null;
  return (
    <Button size="sm" onClick={() => void modals.open(questionModal, { topic: 'account' })}>
      {t('bank.support')}
    </Button>
  );
});
