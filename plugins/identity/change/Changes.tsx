import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Alert, Button, useFormat, useServices, useTranslate } from '#core/ui';
import type { Resource } from '#core/data';
import type { ChangeTopic } from '#domain/identity/detailChanges.ts';
import type { Identity } from '../verification/Identity.ts';
import { ChangePanel } from './ChangePanel.tsx';

interface ChangesProps {
  readonly identity: Resource<Identity>;
  readonly state: Identity;
  readonly onSent: () => void;
}

/** Requested and upcoming changes, and the way to request one. */
export const Changes = observer(function Changes({ identity, state, onSent }: ChangesProps) {
  const t = useTranslate('identity.page');
  const { date } = useFormat();
  const { navigation } = useServices();
  const [opened, setOpened] = useState<ChangeTopic | 'any' | undefined>(() =>
    navigation.query.has('change') ? 'any' : undefined,
  );
  useEffect(() => {
    if (navigation.query.has('change')) navigation.rewriteQuery({ change: undefined });
  }, [navigation]);
  const { change, checks, expiring } = state;
  const mayChange = checks.some(
    ({ kind, state: stands }) => (kind === 'name' || kind === 'address') && stands === 'done',
  );
  if (!mayChange) return null;
  const isWaiting = change?.state === 'in_review';
  return (
    <>
      {change === undefined || (change.topic === 'document' && change.state === 'done') ? null : (
        <Alert tone={tones[change.state]}>
          {t(`change.${change.state}`, {
            reason: change.reason === undefined ? '' : t(`refusal.${change.reason}`),
          })}
        </Alert>
      )}
      {expiring === undefined || isWaiting ? null : (
        <Alert
          tone="warning"
          title={t('expiring.title', { date: date(noonS(expiring.endsOn)) })}
          actions={
            <Button size="sm" onClick={() => setOpened('document')}>
              {t('expiring.send')}
            </Button>
          }
        >
          {t('expiring.text')}
        </Alert>
      )}
      {isWaiting ? null : opened === undefined ? (
        <div>
          <Button onClick={() => setOpened('any')}>{t('change.open')}</Button>
        </div>
      ) : (
        <ChangePanel
          key={opened}
          identity={identity}
          topic={opened === 'any' ? undefined : opened}
          onSent={() => {
            setOpened(undefined);
            onSent();
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
});

/** A day has no zone: at noon it is the same one nearly everywhere. */
function noonS(day: string): number {
  return Date.parse(`${day}T12:00:00Z`) / 1000;
}

const tones = { in_review: 'info', done: 'success', refused: 'warning' } as const;
