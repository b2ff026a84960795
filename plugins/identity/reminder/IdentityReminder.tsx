import { observer } from 'mobx-react-lite';
import { Alert, ButtonLink, useService, useTranslate } from '#core/ui';
import { accountsToken, verificationRoute } from '../../auth/contract.ts';

/** Shown on the account page while bets are closed because the identity is not verified. */
export const IdentityReminder = observer(function IdentityReminder() {
  const t = useTranslate('identity');
  const { user } = useService(accountsToken);
  if (user?.needsIdentityToPlay !== true) return null;
  return (
    <Alert
      tone="warning"
      title={t('reminder.title')}
      actions={
        <ButtonLink size="sm" variant="primary" to={{ name: verificationRoute }}>
          {t('reminder.go')}
        </ButtonLink>
      }
    >
      {t('reminder.text')}
    </Alert>
  );
});
