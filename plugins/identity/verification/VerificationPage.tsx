import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { skeletons } from '#core';
import {
  Alert,
  ButtonLink,
  ResourceView,
  Skeleton,
  usePageTitle,
  usePeekService,
  useServices,
  useTranslate,
} from '#core/ui';
import { createResource } from '#core/data';
import { accountsToken, depositRoute } from '../../auth/contract.ts';
import { OfficeHead, OfficePage } from '../../office/ui.ts';
import { DetailsPanel } from '../details/DetailsPanel.tsx';
import { PapersPanel } from '../papers/PapersPanel.tsx';
import { ChecksPanel } from './ChecksPanel.tsx';
import type { Identity } from './Identity.ts';
import { loadIdentity } from './IdentityApi.ts';

/** Who the person is, as far as it is proved, and what proves the rest. */
export const VerificationPage = observer(function VerificationPage() {
  const t = useTranslate('identity');
  const services = useServices();
  const [identity] = useState(() =>
    createResource(services, { ask: (signal) => loadIdentity(services.http, signal) }),
  );
  const person = usePeekService(accountsToken)?.user;
  // The desk decides while the page stands.
  useEffect(() => identity.open(), [identity, person]);
  usePageTitle(t('menu'));
  return (
    <OfficePage>
      <OfficeHead title={t('menu')} isBelowAccount />
      <ResourceView
        resource={identity}
        skeleton={<Skeleton shapes={skeletons.panel} />}
        missing={null}
      >
        {(state) => (
          <>
            <Standing identity={state} />
            <ChecksPanel identity={state} />
            {asksForDetails(state) ? <DetailsPanel identity={identity} /> : null}
            {isWithPapers(state) ? <PapersPanel identity={identity} /> : null}
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

/** Public records are asked first: whoever is known to them needs no paper. */
function asksForDetails({ checks, triesLeft, isVerified }: Identity): boolean {
  const name = checks.find(({ kind }) => kind === 'name');
  return !isVerified && triesLeft > 0 && name?.state === 'needed' && name.changedAtS === undefined;
}

function isWithPapers(identity: Identity): boolean {
  return identity.triesLeft > 0 && !asksForDetails(identity);
}
