import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Panel, usePageTitle, useService, useTranslate } from '#core/ui';
import { registrationToken } from '../contract.ts';
import { RegistrationView } from './RegistrationView.tsx';
import { useLeaveRegistration } from './useLeaveRegistration.ts';

/** The form as a page of its own; afterwards it leads to the `return-url`, else home. */
export const RegistrationPage = observer(function RegistrationPage() {
  const t = useTranslate('registration');
  const store = useService(registrationToken);
  const handleDone = useLeaveRegistration();
  usePageTitle(t('page.title'));

  useEffect(() => {
    store.begin();
    return store.leave;
  }, [store]);

  return (
    <Panel>
      <RegistrationView store={store} hasPicture heading="h1" onDone={() => void handleDone()} />
    </Panel>
  );
});
