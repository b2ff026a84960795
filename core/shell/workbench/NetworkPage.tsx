import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { usePageTitle } from '../../ui/react/usePageTitle.ts';
import { useServices } from '../../ui/react/useServices.ts';
import { useTranslate } from '../../ui/react/useTranslate.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Panel } from '../../ui/surfaces/Panel.tsx';
import { NetworkCheck } from './NetworkCheck.ts';
import styles from './Workbench.module.css';

/** For requests from outside of the network of a stage: what is reached, and what to do. */
export const NetworkPage = observer(function NetworkPage() {
  const services = useServices();
  const t = useTranslate('workbench');
  const { environment, i18n } = services;
  const [check] = useState(() => new NetworkCheck(services, i18n.language));
  usePageTitle(t('network.title'));
  useEffect(() => void check.run(), [check]);
  const { state } = check;
  const answer =
    state.kind === 'busy'
      ? t('network.busy')
      : state.kind === 'reached'
        ? t('network.reached', { time: state.tookMs })
        : t('network.failed');
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
          {answer}
          {state.kind === 'failed' ? ` ${state.message}` : null}
        </dd>
      </dl>
      <Button icon="refresh" isBusy={state.kind === 'busy'} onClick={() => void check.run()}>
        {t('network.again')}
      </Button>
    </Panel>
  );
});
