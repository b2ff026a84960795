import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { skeletons } from '#core';
import { ResourceView, Skeleton, usePageTitle, useServices, useTranslate } from '#core/ui';
import { PasskeyPanel } from '../../auth/ui.ts';
import { OfficeHead, OfficePage } from '../../office/ui.ts';
import { ContactsPanel } from '../../recovery/ui.ts';
import { PasswordPanel } from '../password/PasswordPanel.tsx';
import { SessionsPanel } from '../sessions/SessionsPanel.tsx';
import { SessionsStore } from '../sessions/SessionsStore.ts';
import { TwoStepPanel } from '../two-step/TwoStepPanel.tsx';
import { TwoStepSetupStore } from '../two-step/TwoStepSetupStore.ts';
import { ProtectionPanel } from './ProtectionPanel.tsx';

/** How the account is protected, its second factor, and where it is signed in. */
export const SecurityPage = observer(function SecurityPage() {
  const t = useTranslate('security');
  const services = useServices();
  const [setup] = useState(() => new TwoStepSetupStore(services));
  const [sessions] = useState(() => new SessionsStore(services));
  usePageTitle(t('menu'));
  return (
    <OfficePage>
      <OfficeHead title={t('menu')} isBelowAccount />
      <ResourceView
        resource={setup.protection}
        skeleton={<Skeleton shapes={skeletons.panel} />}
        missing={null}
      >
        {(protection) => (
          <>
            <ProtectionPanel protection={protection} />
            <TwoStepPanel store={setup} protection={protection} />
          </>
        )}
      </ResourceView>
      <PasskeyPanel />
      <PasswordPanel />
      <ContactsPanel />
      <SessionsPanel store={sessions} />
    </OfficePage>
  );
});
