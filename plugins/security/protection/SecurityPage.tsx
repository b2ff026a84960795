import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { ResourceView, usePageTitle, useServices, useTranslate } from '#core/ui';
import { LinkedProvidersPanel, PasskeyPanel, usePersonResource } from '../../auth/ui.ts';
import { OfficeHead, OfficePage } from '../../office/ui.ts';
import { ContactsPanel } from '../../recovery/ui.ts';
import { ClosurePanel } from '../data/ClosurePanel.tsx';
import { DataPanel } from '../data/DataPanel.tsx';
import { DataStore } from '../data/DataStore.ts';
import { EmailAuthPanel } from '../new-device/EmailAuthPanel.tsx';
import { PasswordPanel } from '../password/PasswordPanel.tsx';
import { ReturnNote } from '../password/ReturnNote.tsx';
import { SessionsPanel } from '../sessions/SessionsPanel.tsx';
import { SignInLogPanel } from '../sessions/SignInLogPanel.tsx';
import { SessionsStore } from '../sessions/SessionsStore.ts';
import { TwoStepPanel } from '../two-step/TwoStepPanel.tsx';
import { TwoStepSetupStore } from '../two-step/TwoStepSetupStore.ts';
import { ProtectionPanel } from './ProtectionPanel.tsx';
import { ProtectionSkeleton } from './ProtectionSkeleton.tsx';
import { usePartInSight } from './usePartInSight.ts';

/** Protection of the account, its second factor, and its sessions. */
export const SecurityPage = observer(function SecurityPage() {
  const t = useTranslate('security');
  const services = useServices();
  const [setup] = useState(() => new TwoStepSetupStore(services));
  const [sessions] = useState(() => new SessionsStore(services));
  const [data] = useState(() => new DataStore(services));
  const password = useRef<HTMLDivElement>(null);
  // A confirmed contact changes the protection at once, also when confirmed elsewhere.
  usePersonResource(setup.protection);
  usePageTitle(t('menu'));
  const protectionNow = setup.protection.value;
  const hasOwnSecret = protectionNow !== undefined && protectionNow.firstSecret === undefined;
  const partRef = usePartInSight(protectionNow !== undefined);
  return (
    <OfficePage>
      <OfficeHead title={t('menu')} isBelowAccount />
      <ResourceView resource={setup.protection} skeleton={<ProtectionSkeleton />} missing={null}>
        {(protection) => (
          <>
            <ProtectionPanel protection={protection} />
            <div ref={partRef('two-step')}>
              <TwoStepPanel store={setup} protection={protection} />
            </div>
            <EmailAuthPanel store={setup} protection={protection} />
          </>
        )}
      </ResourceView>
      <div ref={partRef('passkeys')}>
        <PasskeyPanel onChanged={() => void setup.protection.refresh()} />
      </div>
      <LinkedProvidersPanel />
      {hasOwnSecret ? <ReturnNote /> : null}
      <div ref={partRef('password')}>
        <div ref={password}>
          <PasswordPanel
            hasFactor={setup.protection.value?.hasFactor === true}
            hasPassword={setup.protection.value?.hasPassword !== false}
            ageDays={setup.protection.value?.passwordAgeDays}
            onChanged={() => void setup.protection.refresh()}
          />
        </div>
      </div>
      <div ref={partRef('contacts')}>
        <ContactsPanel />
      </div>
      <SessionsPanel store={sessions} />
      <SignInLogPanel store={sessions} onNotMe={() => void closeOut(sessions, password.current)} />
      <DataPanel store={data} />
      <ClosurePanel store={data} />
    </OfficePage>
  );
});

/** Ends all other sessions after a foreign sign-in and focuses the form for a new password. */
async function closeOut(sessions: SessionsStore, password: HTMLElement | null): Promise<void> {
  await sessions.endOthers();
  password?.querySelector<HTMLInputElement>('input:not([readonly])')?.focus();
}
