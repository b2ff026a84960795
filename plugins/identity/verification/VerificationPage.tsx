import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { skeletons } from '#core';
import {
  Alert,
  ButtonLink,
  Fold,
  ResourceView,
  Skeleton,
  usePageTitle,
  useServices,
  useTranslate,
} from '#core/ui';
import type { Resource } from '#core/data';
import { depositRoute } from '../../auth/contract.ts';
import { usePersonResource } from '../../auth/ui.ts';
import { OfficeHead, OfficePage } from '../../office/ui.ts';
import { DetailsPanel } from '../details/DetailsPanel.tsx';
import { PapersPanel } from '../papers/PapersPanel.tsx';
import { ChecksPanel } from './ChecksPanel.tsx';
import { createIdentity } from './createIdentity.ts';
import type { Identity } from './Identity.ts';
import styles from './Verification.module.css';

/** Who the person is, as far as it is proved, and what proves the rest. */
export const VerificationPage = observer(function VerificationPage() {
  const tMenu = useTranslate('identity');
  const t = useTranslate('identity.page');
  const services = useServices();
  const [identity] = useState(() => createIdentity(services));
  // The desk decides while the page stands.
  usePersonResource(identity);
  usePageTitle(tMenu('menu'));
  return (
    <OfficePage>
      <OfficeHead title={tMenu('menu')} isBelowAccount />
      <ResourceView
        resource={identity}
        skeleton={<Skeleton shapes={skeletons.panel} />}
        missing={null}
      >
        {(state) => (
          <>
            <Standing identity={state} />
            <ChecksPanel identity={state} />
            <Proofs key={String(state.isVerified)} identity={identity} state={state} />
            <Fold title={t('ever.title')}>
              <p className={styles.note}>{t('ever.text')}</p>
            </Fold>
          </>
        )}
      </ResourceView>
    </OfficePage>
  );
});

/** What this means for the person, and what comes next. */
function Standing({ identity }: { readonly identity: Identity }) {
  const t = useTranslate('identity.page');
  const { navigation } = useServices();
  if (identity.isVerified)
    return (
      <Alert
        tone="success"
        title={t('verified.title')}
        actions={
          navigation.hasRoute(depositRoute) ? (
            <ButtonLink size="sm" to={{ name: depositRoute }}>
              {t('verified.deposit')}
            </ButtonLink>
          ) : undefined
        }
      >
        {t('verified.text')}
      </Alert>
    );
  if (identity.triesLeft === 0)
    return (
      <Alert tone="warning" title={t('over.title')}>
        {t('over.text')}
      </Alert>
    );
  return (
    <Alert tone="info" title={t('why.title')}>
      {t('why.text')}
    </Alert>
  );
}

interface ProofsProps {
  readonly identity: Resource<Identity>;
  readonly state: Identity;
}

/** Public records are asked first: whoever is known to them needs no paper. */
function Proofs({ identity, state }: ProofsProps) {
  const [isCorrecting, setIsCorrecting] = useState(false);
  if (state.triesLeft === 0) return null;
  const name = state.checks.find(({ kind }) => kind === 'name');
  const address = state.checks.find(({ kind }) => kind === 'address');
  const isFirst = name?.state === 'needed' && name.changedAtS === undefined;
  const mayCorrect = [name, address].some(
    (check) => check?.state === 'needed' || check?.state === 'refused',
  );
  if (isFirst || (mayCorrect && isCorrecting))
    return <DetailsPanel identity={identity} onSent={() => setIsCorrecting(false)} />;
  return (
    <PapersPanel
      identity={identity}
      isUnknown={name?.state === 'needed'}
      onCorrect={mayCorrect ? () => setIsCorrecting(true) : undefined}
    />
  );
}
