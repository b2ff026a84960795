import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { skeletons } from '#core';
import {
  Alert,
  ResourceView,
  Skeleton,
  useFormat,
  usePageTitle,
  useServices,
  useTranslate,
} from '#core/ui';
import { moneyLimitKinds } from '#domain/limits/LimitType.ts';
import { OfficeHead, OfficePage } from '../../office/ui.ts';
import { BreakPanel } from './BreakPanel.tsx';
import { ExclusionPanel } from './ExclusionPanel.tsx';
import { FiguresPanel } from './FiguresPanel.tsx';
import { HelpPanel } from './HelpPanel.tsx';
import { MoneyLimitsPanel } from './MoneyLimitsPanel.tsx';
import { ResponsibleStore } from './ResponsibleStore.ts';
import styles from './Responsible.module.css';
import { TimePanel } from './TimePanel.tsx';

/** What the person allows themselves, their breaks, and where they stand. */
export const ResponsiblePage = observer(function ResponsiblePage() {
  const t = useTranslate('limits.responsible');
  const services = useServices();
  const [store] = useState(() => new ResponsibleStore(services));
  useEffect(() => store.start(), [store]);
  usePageTitle(t('title'));
  return (
    <OfficePage>
      <div>
        <OfficeHead title={t('title')} isBelowAccount />
        <p className={styles.lead}>{t('lead')}</p>
      </div>
      <ResourceView
        resource={store.limits}
        skeleton={<Skeleton shapes={skeletons.panel} />}
        missing={null}
      >
        {(limits) => (
          <div className={styles.grid}>
            <div className={styles.column}>
              <OutcomeAlert store={store} />
              {moneyLimitKinds.map((kind) => (
                <MoneyLimitsPanel
                  key={kind}
                  kind={kind}
                  limits={limits.money.filter((limit) => limit.kind === kind)}
                  store={store}
                />
              ))}
              <TimePanel limits={limits} store={store} />
              <BreakPanel store={store} />
              <ExclusionPanel store={store} />
            </div>
            <div className={styles.column}>
              <FiguresPanel store={store} />
              <HelpPanel />
            </div>
          </div>
        )}
      </ResourceView>
    </OfficePage>
  );
});

const OutcomeAlert = observer(function OutcomeAlert({
  store,
}: {
  readonly store: ResponsibleStore;
}) {
  const t = useTranslate('limits.responsible');
  const { dateTime } = useFormat();
  const { outcome } = store;
  if (outcome === undefined) return null;
  switch (outcome.kind) {
    case 'asked':
      return (
        <Alert tone="info">{t('outcome.asked', { date: dateTime(outcome.appliesAtS) })}</Alert>
      );
    case 'failed':
    case 'runs':
      return <Alert tone="danger">{t(`outcome.${outcome.kind}`)}</Alert>;
    default:
      return <Alert tone="success">{t(`outcome.${outcome.kind}`)}</Alert>;
  }
});
