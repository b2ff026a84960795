import { observer } from 'mobx-react-lite';
import { Button, useServices, useTranslate } from '#core/ui';
import { questionModal } from '../../support/contract.ts';

/**
 * Button that opens the support, for people without a contact for e-mails; nothing on a site
 * without support.
 */
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
