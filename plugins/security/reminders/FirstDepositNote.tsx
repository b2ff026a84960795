import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Alert, Button, ButtonLink, useService, useServices, useTranslate } from '#core/ui';
import { accountsToken, securityRoute, type SecurityPart } from '../../auth/contract.ts';
import { FirstDeposit } from './FirstDeposit.ts';

/** Note at the first deposit: a passkey or a second factor, which can be postponed. */
export const FirstDepositNote = observer(function FirstDepositNote() {
  const t = useTranslate('security.reminders');
  const services = useServices();
  const accounts = useService(accountsToken);
  const [first] = useState(() => new FirstDeposit(services, accounts));
  const { isFirst } = first;
  useEffect(() => (isFirst ? first.protection.open() : undefined), [first, isFirst]);
  if (!first.isAsked) return null;
  const part = (name: SecurityPart): { readonly part: SecurityPart } => ({ part: name });
  return (
    <Alert
      tone="info"
      title={t('deposit.title')}
      actions={
        <>
          <ButtonLink
            size="sm"
            variant="primary"
            to={{ name: securityRoute, query: part('passkeys') }}
          >
            {t('deposit.passkey')}
          </ButtonLink>
          <ButtonLink size="sm" to={{ name: securityRoute, query: part('two-step') }}>
            {t('deposit.app')}
          </ButtonLink>
          <Button size="sm" variant="ghost" onClick={first.putOff}>
            {t('deposit.later')}
          </Button>
        </>
      }
    >
      {t('deposit.text')}
    </Alert>
  );
});
