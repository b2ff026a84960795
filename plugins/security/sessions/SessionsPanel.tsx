import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { skeletons } from '#core';
import {
  Alert,
  Badge,
  Button,
  Flag,
  Icon,
  Panel,
  PanelHead,
  ResourceView,
  Skeleton,
  useFormat,
  useServices,
  useTranslate,
} from '#core/ui';
import styles from '../page/SecurityPage.module.css';
import type { PersonSession } from './SessionsApi.ts';
import { SessionsStore } from './SessionsStore.ts';

/** The browsers in which the person is signed in. */
export const SessionsPanel = observer(function SessionsPanel() {
  const t = useTranslate('security');
  const services = useServices();
  const [store] = useState(() => new SessionsStore(services));
  useEffect(() => store.answer.open(), [store]);
  return (
    <Panel aria-labelledby="sessions">
      <PanelHead id="sessions" title={t('sessions.title')} />
      <div className={styles.body}>
        <p className={styles.text}>{t('sessions.text')}</p>
        {store.outcome === undefined ? null : (
          <Alert tone={store.outcome === 'ended' ? 'success' : 'danger'}>
            {t(`sessions.${store.outcome}`)}
          </Alert>
        )}
        <ResourceView
          resource={store.answer}
          skeleton={<Skeleton shapes={skeletons.panel} />}
          missing={null}
        >
          {(sessions) => (
            <ul>
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} store={store} />
              ))}
            </ul>
          )}
        </ResourceView>
        {store.hasOthers ? (
          <Button
            className={styles.act}
            isBusy={store.isBusy}
            onClick={() => void store.endOthers()}
          >
            {t('sessions.endOthers')}
          </Button>
        ) : null}
      </div>
    </Panel>
  );
});

const SessionRow = observer(function SessionRow({
  session,
  store,
}: {
  readonly session: PersonSession;
  readonly store: SessionsStore;
}) {
  const t = useTranslate('security');
  const { dateTime } = useFormat();
  const { id, kind, country, createdAtS, seenAtS, isThis } = session;
  const device = session.device === '' ? t('sessions.unknown') : session.device;
  return (
    <li className={styles.row}>
      <Icon name={kind === 'mobile' ? 'device-mobile' : 'device-desktop'} size={20} />
      <span className={styles.device}>
        <b dir="auto">{device}</b>
        <small>
          {t('sessions.since', { date: dateTime(createdAtS) })} ·{' '}
          {t('sessions.seen', { date: dateTime(seenAtS) })}
        </small>
      </span>
      {country === '' ? null : <Flag iso={country.toLowerCase()} />}
      {isThis ? (
        <Badge tone="success">{t('sessions.this')}</Badge>
      ) : (
        <Button
          size="sm"
          isBusy={store.isBusy}
          aria-label={`${t('sessions.end')}: ${device}`}
          onClick={() => void store.end(id)}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
});
