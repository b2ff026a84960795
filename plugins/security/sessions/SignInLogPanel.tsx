import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { skeletons } from '#core';
import {
  Badge,
  Button,
  Panel,
  PanelHead,
  ResourceView,
  Skeleton,
  useServices,
  useTranslate,
} from '#core/ui';
import { createResource } from '#core/data';
import { loadSignInLog } from '../protection/SecurityApi.ts';
import styles from '../protection/SecurityPage.module.css';
import { OriginFacts } from './OriginFacts.tsx';

const shownAtFirst = 5;

/** Who came in during the last 90 days, and who tried; what to do if it was somebody else. */
export const SignInLogPanel = observer(function SignInLogPanel({
  isBusy,
  onNotMe,
}: {
  readonly isBusy: boolean;
  readonly onNotMe: () => void;
}) {
  const t = useTranslate('security');
  const services = useServices();
  const [log] = useState(() =>
    createResource(services, { ask: (signal) => loadSignInLog(services.http, signal) }),
  );
  const [isWhole, setIsWhole] = useState(false);
  useEffect(() => log.open(), [log]);
  return (
    <Panel aria-labelledby="sign-in-log">
      <PanelHead id="sign-in-log" title={t('log')} />
      <ResourceView resource={log} skeleton={<Skeleton shapes={skeletons.panel} />} missing={null}>
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
                <Button isBusy={isBusy} onClick={onNotMe}>
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
