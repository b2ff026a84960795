import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  Badge,
  Button,
  Dialog,
  EmptyState,
  ResourceView,
  SkeletonLine,
  useFormat,
  useServices,
  useTranslate,
} from '#core/ui';
import { questionModal } from '../contract.ts';
import type { RequestState, SupportRequest } from './SupportRequest.ts';
import { ownRequests } from './ownRequests.ts';
import styles from './RequestsDialog.module.css';

const tones: Readonly<Record<RequestState, 'neutral' | 'info' | 'success'>> = {
  new: 'neutral',
  'in-work': 'info',
  answered: 'success',
  closed: 'neutral',
};

/** What the person has asked, newest first, with states and answers. */
export const RequestsDialog = observer(function RequestsDialog({
  onClose,
}: {
  readonly onClose: () => void;
}) {
  const t = useTranslate('support');
  const services = useServices();
  const [resource] = useState(() => ownRequests(services));

  const askAnew = (): void => {
    onClose();
    void services.modals.open(questionModal, {});
  };
  const requests = resource.value;
  return (
    <Dialog
      title={t('requests')}
      isDismissible
      onClose={onClose}
      footer={
        requests === undefined || requests.length === 0 ? undefined : (
          <Button icon="plus" onClick={askAnew}>
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
                <Button variant="primary" onClick={askAnew}>
                  {t('question')}
                </Button>
              }
            />
          ) : (
            <ul className={styles.list}>
              {known.map((request) => (
                <Request key={request.id} request={request} />
              ))}
            </ul>
          )
        }
      </ResourceView>
    </Dialog>
  );
});

const Request = observer(function Request({ request }: { readonly request: SupportRequest }) {
  const t = useTranslate('support');
  const format = useFormat();
  return (
    <li className={styles.request}>
      <div className={styles.head}>
        <h3 className={styles.topic}>{t(`topic.${request.topic}`)}</h3>
        <Badge tone={tones[request.state]}>{t(`state.${request.state}`)}</Badge>
      </div>
      <p className={styles.meta}>
        <span>{t('requests.number', { number: request.id })}</span> ·{' '}
        <span className="num">{format.dateTime(request.createdAtS)}</span>
      </p>
      <p className={styles.text} dir="auto">
        {request.text}
      </p>
      {request.answers.map((answer) => (
        <div key={answer.atS} className={styles.answer}>
          <p className={styles.meta}>
            <b>{t('support')}</b> · <span className="num">{format.dateTime(answer.atS)}</span>
          </p>
          <p className={styles.text} dir="auto">
            {answer.text}
          </p>
        </div>
      ))}
    </li>
  );
});
