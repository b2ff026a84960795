import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { PanelPage, Spinner, usePageTitle, useServices, useTranslate } from '#core/ui';
import { ProviderAlert } from '../providers/ProviderAlert.tsx';
import { ProviderReturn } from '../providers/ProviderReturn.ts';
import { readReturnUrl } from '../redirects/readReturnUrl.ts';
import { SignInWays } from './SignInWays.tsx';

/** Sign-in as a page. `followSession` decides where it leads afterwards. */
export const SignInPage = observer(function SignInPage() {
  const services = useServices();
  const t = useTranslate('auth');
  const { navigation } = services;
  usePageTitle(t('page.title'));
  const [visit] = useState(() => new ProviderReturn(services));
  useEffect(() => visit.begin(), [visit]);
  const { outcome } = visit;
  const isSentHere = readReturnUrl(navigation.query.get('return-url')) !== undefined;
  if (outcome.kind === 'signing-in')
    return (
      <PanelPage title={t('signIn.busy')} isBusy>
        <Spinner />
      </PanelPage>
    );
  return (
    <PanelPage
      title={t('signIn')}
      reason={isSentHere && outcome.kind === 'none' ? t('reason.page') : undefined}
    >
      <ProviderAlert outcome={outcome} />
      <SignInWays />
    </PanelPage>
  );
});
