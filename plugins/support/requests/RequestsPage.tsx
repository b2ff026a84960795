import { useState } from 'react';
import { Button, useServices, useTranslate } from '#core/ui';
import { questionModal } from '../contract.ts';
import { RequestListPage } from '../thread/RequestListPage.tsx';
import { ownRequests } from './ownRequests.ts';
import { RequestList } from './RequestList.tsx';

/** What the person has asked the support, newest first, and the way to ask more. */
export function RequestsPage() {
  const t = useTranslate('support');
  const services = useServices();
  const [requests] = useState(() => ownRequests(services));
  const askAnew = (): void => void services.modals.open(questionModal, {});
  return (
    <RequestListPage
      title={t('support')}
      label={t('requests')}
      requests={requests}
      action={
        <Button variant="primary" icon="plus" onClick={askAnew}>
          {t('question')}
        </Button>
      }
      none={{ title: t('requests.empty'), text: t('requests.emptyText') }}
    >
      {(known) => <RequestList requests={known} />}
    </RequestListPage>
  );
}
