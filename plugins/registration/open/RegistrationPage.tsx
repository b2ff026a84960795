import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import {
  Button,
  Panel,
  PanelPage,
  Spinner,
  usePageTitle,
  useService,
  useServices,
  useTranslate,
} from '#core/ui';
import { isCallFailure } from '../../auth/contract.ts';
import { BankOutcomeNote } from '../bank/BankOutcomeNote.tsx';
import { BankReturn } from '../bank/BankReturn.ts';
import type { BankRefusal } from '../form/RegistrationForm.ts';
import { registrationToken } from '../form/registrationToken.ts';
import { RegistrationView } from './RegistrationView.tsx';
import { useLeaveRegistration } from './useLeaveRegistration.ts';
import styles from './RegistrationView.module.css';

/** Form as a page; leads to the `return-url` afterwards, else home. */
export const RegistrationPage = observer(function RegistrationPage() {
  const t = useTranslate('registration');
  const store = useService(registrationToken);
  const handleDone = useLeaveRegistration();
  const services = useServices();
  const [bank] = useState(() => new BankReturn(services, store));
  const { outcome } = bank;
  usePageTitle(t('page.title'));

  useEffect(() => bank.begin(), [bank]);

  useEffect(() => {
    store.begin();
    // A provider has refused; the step of the form shows why.
    if (services.navigation.query.has('social')) store.chooseType('social');
    return store.leave;
  }, [store, services]);

  if (outcome.kind === 'asking')
    return (
      <PanelPage title={t('bank.asking')} isBusy>
        <Spinner />
      </PanelPage>
    );
  if (isCallFailure(outcome.kind))
    return (
      <PanelPage
        title={t(`failure.${outcome.kind}`)}
        reason={t(outcome.kind === 'trouble' ? 'failure.trouble.text' : 'bank.noConnection')}
      >
        <Button variant="primary" size="lg" isBlock onClick={() => void bank.ask()}>
          {t('bank.askAgain')}
        </Button>
      </PanelPage>
    );
  // People who may not have an account here are not offered the form.
  if (outcome.kind === 'refused' && isFinal(outcome.reason))
    return (
      <PanelPage title={t('page.title')}>
        <BankOutcomeNote {...outcome} />
      </PanelPage>
    );
  return (
    <Panel className={styles.page}>
      {outcome.kind === 'refused' ? <BankOutcomeNote {...outcome} /> : null}
      <RegistrationView store={store} hasPicture heading="h1" onDone={() => void handleDone()} />
    </Panel>
  );
});

function isFinal(reason: BankRefusal): boolean {
  return ['excluded', 'under_age', 'known', 'known_unwritten'].includes(reason);
}
