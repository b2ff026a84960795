import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Alert, useServices, useTranslate } from '#core/ui';
import { ProviderChoice, ProviderReturn } from '../../auth/ui.ts';

/**
 * Choice of the sign-in provider; its page asks for the missing data. A refused visit returns here.
 */
export const ProviderStep = observer(function ProviderStep() {
  const t = useTranslate('registration');
  const services = useServices();
  const [visit] = useState(() => new ProviderReturn(services));
  useEffect(() => visit.begin(), [visit]);
  const { outcome } = visit;
  return (
    <>
      {outcome.kind === 'denied' || outcome.kind === 'failed' ? (
        <Alert
          tone="warning"
          title={t(`social.${outcome.kind}`, {
            provider: outcome.provider?.name ?? t('social.provider'),
          })}
        >
          {t(`social.${outcome.kind}.text`)}
        </Alert>
      ) : (
        <Alert tone="info">{t('social.choose')}</Alert>
      )}
      <ProviderChoice isRegistration />
    </>
  );
});
