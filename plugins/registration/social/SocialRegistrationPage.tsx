import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { HttpError, skeletons } from '#core';
import {
  Button,
  EmptyState,
  Panel,
  ResourceView,
  Skeleton,
  usePageTitle,
  useService,
  useServices,
  useTranslate,
} from '#core/ui';
import { loginRoute } from '../../auth/contract.ts';
import { useEmailToken } from '../../auth/ui.ts';
import { registrationToken } from '../form/registrationToken.ts';
import { RegistrationView } from '../open/RegistrationView.tsx';
import { useLeaveRegistration } from '../open/useLeaveRegistration.ts';
import styles from '../open/RegistrationView.module.css';
import { SocialVisit } from './SocialVisit.ts';

/** Page after a visit to a provider without an account here: asks only for the missing data. */
export const SocialRegistrationPage = observer(function SocialRegistrationPage() {
  const t = useTranslate('registration');
  const services = useServices();
  const store = useService(registrationToken);
  const ticket = useEmailToken();
  const [{ visitor }] = useState(() => new SocialVisit(services, store, ticket));
  const handleDone = useLeaveRegistration();
  usePageTitle(t('social.title'));

  useEffect(() => {
    store.begin();
    return () => {
      store.leave();
      store.welcome(undefined);
    };
  }, [store]);

  const isOver =
    store.failure === 'visit-over' ||
    (visitor.error instanceof HttpError && visitor.error.hasCode('pass_invalid'));
  return (
    <Panel className={styles.page}>
      {isOver ? (
        <EmptyState
          icon="plug-connected-x"
          title={t('failure.visit-over')}
          text={t('failure.visit-over.text')}
          action={
            <Button variant="primary" onClick={() => services.navigation.go({ name: loginRoute })}>
              {t('social.again')}
            </Button>
          }
        />
      ) : (
        <ResourceView
          resource={visitor}
          skeleton={<Skeleton shapes={skeletons.form} />}
          missing={null}
          failedTitle={t('failed')}
        >
          {() => (
            <RegistrationView
              store={store}
              hasPicture
              heading="h1"
              onDone={() => void handleDone()}
            />
          )}
        </ResourceView>
      )}
    </Panel>
  );
});
