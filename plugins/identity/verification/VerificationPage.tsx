import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { skeletons } from '#core';
import {
  Alert,
  ButtonLink,
  Fold,
  PanelBody,
  PanelText,
  useFocusAfter,
  useFormat,
  usePeekService,
  useServices,
  useTranslate,
} from '#core/ui';
import type { Resource } from '#core/data';
import { identityGates } from '#domain/identity/identityGates.ts';
import { createMoney } from '#domain/money/Money.ts';
import { accountsToken, securityRoute, type SecurityPart } from '../../auth/contract.ts';
import { depositRoute } from '../../payments/contract.ts';
import { usePersonResource } from '../../auth/ui.ts';
import { OfficeResourcePage } from '../../office/ui.ts';
import { Changes } from '../change/Changes.tsx';
import { DetailsPanel } from '../details/DetailsPanel.tsx';
import { PapersPanel } from '../papers/PapersPanel.tsx';
import { WayEnd } from '../ways/WayEnd.tsx';
import { WayFrame } from '../ways/WayFrame.tsx';
import { WaysPanel } from '../ways/WaysPanel.tsx';
import { WaysStore } from '../ways/WaysStore.ts';
import { ChecksPanel } from './ChecksPanel.tsx';
import { createIdentity } from './createIdentity.ts';
import type { Identity } from './Identity.ts';
import styles from './VerificationPage.module.css';

/** Verification state of the person, and the ways to prove the rest. */
export const VerificationPage = observer(function VerificationPage() {
  const tMenu = useTranslate('identity');
  const t = useTranslate('identity.page');
  const services = useServices();
  const [identity] = useState(() => createIdentity(services));
  // The review may decide while the page is open.
  usePersonResource(identity);
  const later = useLaterGate();
  const [ways] = useState(() => new WaysStore(services, identity));
  useEffect(() => ways.start(), [ways]);
  const [sentCount, setSentCount] = useState(0);
  const [hasSentPapers, setHasSentPapers] = useState(false);
  const standing = useFocusAfter<HTMLDivElement>(`${sentCount} ${ways.ended?.outcome ?? ''}`);
  return (
    <OfficeResourcePage title={tMenu('menu')} resource={identity} shapes={skeletons.panel}>
      {(state) => (
        <>
          <div ref={standing} tabIndex={-1} className={styles.standing}>
            {hasSentPapers && state.checks.some((check) => check.state === 'in_review') ? (
              <Alert tone="success" title={t('papers.sent')}>
                {t('papers.sent.text')}
              </Alert>
            ) : null}
            <WayEnd store={ways} minAge={state.minAge} />
            <Standing identity={state} />
          </div>
          <ChecksPanel identity={state} />
          <Changes
            identity={identity}
            state={state}
            onSent={() => setSentCount((count) => count + 1)}
          />
          {ways.framed === undefined ? (
            <>
              <WaysPanel store={ways} />
              <Proofs
                key={String(state.isVerified)}
                identity={identity}
                state={state}
                onSent={() => setSentCount((count) => count + 1)}
                onPapersSent={() => {
                  setHasSentPapers(true);
                  setSentCount((count) => count + 1);
                }}
              />
            </>
          ) : (
            <WayFrame
              store={ways}
              visit={ways.framed.visit}
              name={ways.nameOf(ways.framed.wayId)}
            />
          )}
          <Fold title={t('ever.title')}>
            <PanelBody>
              <PanelText>{later === undefined ? t('ever.text') : t('ever.later', later)}</PanelText>
            </PanelBody>
          </Fold>
        </>
      )}
    </OfficeResourcePage>
  );
});

const dayS = 86_400;

/** When the brand requires the verification, if that is after the first deposit. */
function useLaterGate(): { readonly amount: string; readonly days: string } | undefined {
  const { config } = useServices();
  const { money, number } = useFormat();
  const gate = identityGates[config.rgProfile].deposit;
  if (gate.kind !== 'identity-later') return undefined;
  const { paidInEuroMinor, afterS } = gate;
  return { amount: money(createMoney(paidInEuroMinor, 'EUR')), days: number(afterS / dayS) };
}

const Standing = observer(function Standing({ identity }: { readonly identity: Identity }) {
  const t = useTranslate('identity.page');
  const { navigation } = useServices();
  const later = useLaterGate();
  const isAtOnce = later === undefined || identity.neededFor.includes('deposit');
  const isDepositClosed = usePeekService(accountsToken)?.isDepositClosed === true;
  if (identity.isVerified) {
    const needsPassword = identity.alsoNeeded.includes('password');
    const needsContact = identity.alsoNeeded.includes('contact');
    const canDeposit = navigation.hasRoute(depositRoute) && !isDepositClosed && !needsPassword;
    const missing: SecurityPart = needsPassword ? 'password' : 'contacts';
    const leadsToSecurity = (needsPassword || needsContact) && navigation.hasRoute(securityRoute);
    return (
      <Alert
        tone={needsPassword ? 'warning' : 'success'}
        title={t('verified.title')}
        actions={
          canDeposit || leadsToSecurity ? (
            <>
              {canDeposit ? (
                <ButtonLink size="sm" to={{ name: depositRoute }}>
                  {t('verified.deposit')}
                </ButtonLink>
              ) : null}
              {leadsToSecurity ? (
                <ButtonLink size="sm" to={{ name: securityRoute, query: { part: missing } }}>
                  {t('verified.security')}
                </ButtonLink>
              ) : null}
            </>
          ) : undefined
        }
      >
        {t(needsPassword ? 'verified.password' : 'verified.text')}
        {needsContact ? ` ${t('verified.contact')}` : null}
      </Alert>
    );
  }
  if (identity.triesLeft === 0)
    return (
      <Alert tone="warning" title={t('over.title')}>
        {t('over.text')}
      </Alert>
    );
  return (
    <Alert tone="info" title={t('why.title')}>
      {isAtOnce ? t('why.text') : t('why.later', later)}
    </Alert>
  );
});

interface ProofsProps {
  readonly identity: Resource<Identity>;
  readonly state: Identity;
  readonly onSent: () => void;
  readonly onPapersSent: () => void;
}

/** Public records come first: a person whom they know needs no document. */
function Proofs({ identity, state, onSent, onPapersSent }: ProofsProps) {
  const [isCorrecting, setIsCorrecting] = useState(false);
  if (state.triesLeft === 0) return null;
  const name = state.checks.find(({ kind }) => kind === 'name');
  const address = state.checks.find(({ kind }) => kind === 'address');
  const isFirst =
    (name?.state === 'needed' && name.changedAtS === undefined) ||
    // The provider confirmed the identity but not the address.
    (address?.state === 'needed' && state.details?.street === '');
  const mayCorrect = [name, address].some(
    (check) => check?.state === 'needed' || check?.state === 'refused',
  );
  if (isFirst || (mayCorrect && isCorrecting))
    return (
      <DetailsPanel
        identity={identity}
        onSent={() => {
          setIsCorrecting(false);
          onSent();
        }}
      />
    );
  return (
    <PapersPanel
      identity={identity}
      isUnknown={name?.state === 'needed'}
      onCorrect={mayCorrect ? () => setIsCorrecting(true) : undefined}
      onSent={onPapersSent}
    />
  );
}
