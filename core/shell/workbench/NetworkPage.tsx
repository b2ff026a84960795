import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Resource } from '../../data/Resource.ts';
import { useOpen } from '../../ui/react/useOpen.ts';
import { usePageTitle } from '../../ui/react/usePageTitle.ts';
import { useServices } from '../../ui/react/useServices.ts';
import { useTranslate } from '../../ui/react/useTranslate.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Panel } from '../../ui/surfaces/Panel.tsx';
import styles from './Workbench.module.css';

/** For requests from outside of the network of a stage: shows what is reached, and what to do. */
export const NetworkPage = observer(function NetworkPage() {
  const { clock, environment, http, i18n } = useServices();
  const t = useTranslate('workbench');
  const [answer] = useState(
    () =>
      new Resource({
        ask: async () => {
          const startedMs = clock.monotonicMs();
          await http.call('site.config', { query: { lang: i18n.language } });
          return Math.round(clock.monotonicMs() - startedMs);
        },
      }),
  );
  usePageTitle(t('network.title'));
  const { error, isBusy, isMissing, retry, value: time } = useOpen(answer);
  return (
    <Panel className={styles.panel}>
      <h1 className={styles.title}>{t('network.title')}</h1>
      <p>{t('network.text')}</p>
      <dl className={styles.facts}>
        <dt>{t('network.stage')}</dt>
        <dd>{environment.stage}</dd>
        <dt>{t('network.brand')}</dt>
        <dd>{environment.brand}</dd>
        <dt>{t('network.platform')}</dt>
        <dd role="status">
          {error !== undefined || isMissing
            ? `${t('network.failed')} ${error instanceof Error ? error.message : ''}`
            : isBusy || time === undefined
              ? t('network.busy')
              : t('network.reached', { time })}
        </dd>
      </dl>
      <Button icon="refresh" isBusy={isBusy} onClick={retry}>
        {t('network.again')}
      </Button>
    </Panel>
  );
});
