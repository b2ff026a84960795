import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { skeletons } from '#core';
import { Badge, Button, Panel, PanelHead, ResourceView, Skeleton, useTranslate } from '#core/ui';
import styles from '../protection/SecurityPage.module.css';
import { OriginFacts } from './OriginFacts.tsx';
import type { SessionsStore } from './SessionsStore.ts';

const shownAtFirst = 5;

/** Who came in during the last 90 days, and who tried; what to do if it was somebody else. */
export const SignInLogPanel = observer(function SignInLogPanel({
  store,
  onNotMe,
}: {
  readonly store: SessionsStore;
  readonly onNotMe: () => void;
}) {
  const t = useTranslate('security');
  const [isWhole, setIsWhole] = useState(false);
  return (
    <Panel aria-labelledby="sign-in-log">
      <PanelHead id="sign-in-log" title={t('log')} />
      <ResourceView
        resource={store.log}
        skeleton={<Skeleton shapes={skeletons.panel} />}
        missing={null}
      >
        {(entries) => (
          <>
            <ul className={styles.list}>
              {entries.slice(0, isWhole ? undefined : shownAtFirst).map((entry, place) => (
                <li key={place} className={styles.row}>
                  <OriginFacts origin={entry} atS={entry.atS} />
                  <Badge tone={entry.isRight ? 'neutral' : 'warning'}>
                    {t(entry.isRight ? 'log.in' : 'log.wrong')}
                  </Badge>
                </li>
              ))}
            </ul>
            <div className={styles.body}>
              <p className={styles.text}>{t('log.text')}</p>
              <div className={styles.actions}>
                {isWhole || entries.length <= shownAtFirst ? null : (
                  <Button onClick={() => setIsWhole(true)}>
                    {t('log.all', { count: entries.length })}
                  </Button>
                )}
                <Button isBusy={store.ending === 'others'} onClick={onNotMe}>
                  {t('log.notMe')}
                </Button>
              </div>
            </div>
          </>
        )}
      </ResourceView>
    </Panel>
  );
});
