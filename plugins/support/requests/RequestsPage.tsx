import { useState } from 'react';
import { Button, Panel, useService, useServices, useTranslate } from '#core/ui';
import { questionModal, supportToken } from '../contract.ts';
import { SupportMenu } from '../menu/SupportMenu.tsx';
import type { SupportStore } from '../menu/SupportStore.ts';
import { RequestListPage } from '../thread/RequestListPage.tsx';
import { ownRequests } from './ownRequests.ts';
import { RequestList } from './RequestList.tsx';

const stay = (): void => undefined;

/** Support channels, and the person's requests, newest first. */
export function RequestsPage() {
  const t = useTranslate('support');
  const services = useServices();
  const store = useService(supportToken) as SupportStore;
  const [requests] = useState(() => ownRequests(services));
  const openQuestion = (): void => void services.modals.open(questionModal, {});
  return (
    <RequestListPage
      title={t('support')}
      label={t('requests')}
      requests={requests}
      action={
        <Button variant="primary" icon="plus" onClick={openQuestion}>
          {t('question')}
        </Button>
      }
      lead={
        <Panel as="div">
          <SupportMenu store={store} onChosen={stay} isBesideRequests />
        </Panel>
      }
      none={{ title: t('requests.empty'), text: t('requests.emptyText') }}
    >
      {(known) => <RequestList requests={known} />}
    </RequestListPage>
  );
}
