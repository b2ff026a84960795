import { observer } from 'mobx-react-lite';
import { skeletons } from '#core';
import {
  Alert,
  Badge,
  Button,
  Panel,
  PanelHead,
  ResourceView,
  Skeleton,
  useTranslate,
} from '#core/ui';
import type { OpenSession } from '../protection/Security.ts';
import styles from '../protection/SecurityPage.module.css';
import { OriginFacts, useOriginName } from './OriginFacts.tsx';
import type { SessionsStore } from './SessionsStore.ts';

/** Where the account is signed in; each can be ended, and all but this one at once. */
export const SessionsPanel = observer(function SessionsPanel({
  store,
}: {
  readonly store: SessionsStore;
}) {
  const t = useTranslate('security');
  return (
    <Panel aria-labelledby="sessions">
      <PanelHead id="sessions" title={t('sessions')} />
      <ResourceView
        resource={store.sessions}
        skeleton={<Skeleton shapes={skeletons.panel} />}
        missing={null}
      >
        {(sessions) => (
          <>
            {store.hasFailed ? (
              <div className={styles.body}>
                <Alert tone="danger">{t('sessions.failed')}</Alert>
              </div>
            ) : null}
            <ul className={styles.list}>
              {sessions.map((session) => (
                <SessionRow key={session.id} store={store} session={session} />
              ))}
            </ul>
            {sessions.length < 2 ? null : (
              <div className={styles.body}>
                <div className={styles.actions}>
                  <Button isBusy={store.ending === 'others'} onClick={() => void store.endOthers()}>
                    {t('sessions.endOthers')}
                  </Button>
                </div>
              </div>
            )}
          </>
        )}
      </ResourceView>
    </Panel>
  );
});

const SessionRow = observer(function SessionRow({
  store,
  session,
}: {
  readonly store: SessionsStore;
  readonly session: OpenSession;
}) {
  const t = useTranslate('security');
  const name = useOriginName()(session);
  const { id, beganAtS, isThis } = session;
  return (
    <li className={styles.row}>
      <OriginFacts origin={session} atS={beganAtS} />
      {isThis ? (
        <Badge tone="success">{t('sessions.this')}</Badge>
      ) : (
        <Button
          isBusy={store.ending === id}
          aria-label={t('sessions.endNamed', { name })}
          onClick={() => void store.end(id)}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
});
