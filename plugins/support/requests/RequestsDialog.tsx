import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  Button,
  Dialog,
  EmptyState,
  ResourceView,
  SkeletonLine,
  useServices,
  useTranslate,
} from '#core/ui';
import { questionModal } from '../contract.ts';
import { useRequestNews } from '../thread/useRequestNews.ts';
import { ownRequests } from './ownRequests.ts';
import { RequestList } from './RequestList.tsx';
import styles from './RequestsDialog.module.css';

/** List of the person's requests, newest first, as a dialog over any page. */
export const RequestsDialog = observer(function RequestsDialog({
  onClose,
}: {
  readonly onClose: () => void;
}) {
  const t = useTranslate('support');
  const services = useServices();
  const [resource] = useState(() => ownRequests(services));

  const openQuestion = (): void => {
    onClose();
    void services.modals.open(questionModal, {});
  };
  useRequestNews(resource);
  const requests = resource.value;
  return (
    <Dialog
      title={t('requests')}
      isDismissible
      onClose={onClose}
      footer={
        requests === undefined || requests.length === 0 ? undefined : (
          <Button icon="plus" onClick={openQuestion}>
            {t('question')}
          </Button>
        )
      }
    >
      <ResourceView
        resource={resource}
        skeleton={
          <div className={styles.loading} aria-busy="true">
            <SkeletonLine width="40%" />
            <SkeletonLine width="90%" />
            <SkeletonLine width="70%" />
          </div>
        }
        missing={null}
      >
        {(known) =>
          known.length === 0 ? (
            <EmptyState
              icon="message-2"
              title={t('requests.empty')}
              text={t('requests.emptyText')}
              action={
                <Button variant="primary" onClick={openQuestion}>
                  {t('question')}
                </Button>
              }
            />
          ) : (
            <RequestList requests={known} onOpen={onClose} />
          )
        }
      </ResourceView>
    </Dialog>
  );
});
