import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Panel, usePageTitle, useService, useServices, useTranslate } from '#core/ui';
import { loadReadReturnUrl } from '../../auth/contract.ts';
import { registrationToken } from '../contract.ts';
import { RegistrationView } from './RegistrationView.tsx';

/** The form as a page of its own; afterwards it leads to the `return-url`, else home. */
export const RegistrationPage = observer(function RegistrationPage() {
  const t = useTranslate('registration');
  const { environment, navigation } = useServices();
  const store = useService(registrationToken);
  usePageTitle(t('page.title'));

  useEffect(() => {
    store.begin();
    return store.leave;
  }, [store]);

  const handleDone = async (): Promise<void> => {
    const readReturnUrl = await loadReadReturnUrl();
    navigation.go(readReturnUrl(navigation.query.get('return-url')) ?? `/${environment.language}`, {
      isReplacing: true,
    });
  };

  return (
    <Panel>
      <RegistrationView store={store} hasPicture heading="h1" onDone={() => void handleDone()} />
    </Panel>
  );
});
