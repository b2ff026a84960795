import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  Actions,
  Alert,
  Badge,
  Button,
  ConfirmDialog,
  RecordList,
  PanelBody,
  ResourcePanel,
  useTranslate,
} from '#core/ui';
import type { OpenSession } from '../protection/Security.ts';
import { OriginRow, useOriginName } from './OriginRow.tsx';
import type { SessionsStore } from './SessionsStore.ts';

/** Open sessions, each with a button that ends it, and one that ends all others. */
export const SessionsPanel = observer(function SessionsPanel({
  store,
}: {
  readonly store: SessionsStore;
}) {
  const t = useTranslate('security');
  const tWays = useTranslate('security.ways');
  const [isAsked, setAsked] = useState(false);
  return (
    <ResourcePanel title={t('sessions')} resource={store.sessions}>
      {(sessions) => (
        <>
          {store.failure === undefined ? null : (
            <PanelBody>
              <Alert tone="danger">
                {store.failure === 'failed'
                  ? t('sessions.failed')
                  : tWays(`sessions.${store.failure}`)}
              </Alert>
            </PanelBody>
          )}
          <RecordList>
            {sessions.map((session) => (
              <SessionRow key={session.id} store={store} session={session} />
            ))}
          </RecordList>
          {sessions.length < 2 ? null : (
            <PanelBody>
              <Actions>
                <Button isBusy={store.ending === 'others'} onClick={() => setAsked(true)}>
                  {t('sessions.endOthers')}
                </Button>
              </Actions>
            </PanelBody>
          )}
          {isAsked ? (
            <ConfirmDialog
              title={tWays('endOthers.title')}
              keep={tWays('cancel')}
              act={t('sessions.endOthers')}
              onKeep={() => setAsked(false)}
              onAct={() => {
                setAsked(false);
                void store.endOthers();
              }}
            >
              <p>{tWays('endOthers.text')}</p>
            </ConfirmDialog>
          ) : null}
        </>
      )}
    </ResourcePanel>
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
  const tWays = useTranslate('security.ways');
  const [isAsked, setAsked] = useState(false);
  const name = useOriginName()(session);
  const { id, beganAtS, lastAtS, isThis } = session;
  return (
    <>
      <OriginRow
        origin={session}
        atS={beganAtS}
        lastAtS={lastAtS}
        actions={
          isThis ? (
            <Badge tone="success">{t('sessions.this')}</Badge>
          ) : (
            <Button
              isBusy={store.ending === id}
              aria-label={t('sessions.endNamed', { name })}
              onClick={() => setAsked(true)}
            >
              {t('sessions.end')}
            </Button>
          )
        }
      />
      {isAsked ? (
        <ConfirmDialog
          title={tWays('end.title', { name })}
          keep={tWays('cancel')}
          act={t('sessions.endNamed', { name })}
          onKeep={() => setAsked(false)}
          onAct={() => {
            setAsked(false);
            void store.end(id);
          }}
        >
          <p>{tWays('end.text')}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
});
