import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
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
import { moneyLimitKinds } from '#domain/limits/LimitKind.ts';
import { OfficeColumn, OfficeColumns, OfficeHead, OfficePage } from '../../office/ui.ts';
import { BreakPanel } from './BreakPanel.tsx';
import { ExclusionPanel } from './ExclusionPanel.tsx';
import { FiguresPanel } from './FiguresPanel.tsx';
import { HelpPanel } from './HelpPanel.tsx';
import { MoneyLimitsPanel } from './MoneyLimitsPanel.tsx';
import { ResponsibleStore, type LimitOutcome } from './ResponsibleStore.ts';
import styles from './Responsible.module.css';
import { TimePanel } from './TimePanel.tsx';
import { useLooserWait } from './useLooserWait.ts';
import { useMoment } from './useMoment.ts';

/** The person's limits, breaks and figures. */
export const ResponsiblePage = observer(function ResponsiblePage() {
  const t = useTranslate('limits.responsible');
  const services = useServices();
  const { hours, isAskedAgain } = useLooserWait();
  const [store] = useState(() => new ResponsibleStore(services));
  useEffect(() => store.start(), [store]);
  usePageTitle(t('title'));
  const { time } = useFormat();
  return (
    <OfficePage>
      <div>
        <OfficeHead title={t('title')} isBelowAccount />
        <p className={styles.lead}>{t(isAskedAgain ? 'lead' : 'lead.alone', { hours })}</p>
      </div>
      <ResourceView
        resource={store.limits}
        skeleton={<Skeleton shapes={skeletons.panel} />}
        missing={null}
      >
        {(limits) => (
          <OfficeColumns>
            <OfficeColumn>
              {limits.isRegistered ? <Alert tone="warning">{t('registered')}</Alert> : null}
              {store.limits.error === undefined ? null : (
                <Alert tone="warning">{t('stale', { time: time(store.knownAtS) })}</Alert>
              )}
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
            </OfficeColumn>
            <OfficeColumn>
              <FiguresPanel store={store} />
              <HelpPanel />
            </OfficeColumn>
          </OfficeColumns>
        )}
      </ResourceView>
    </OfficePage>
  );
});

/** Outcomes that changed nothing. */
const failedKinds: ReadonlySet<LimitOutcome['kind']> = new Set([
  'failed',
  'most',
  'rests',
  'runs',
  'wrong',
]);

const OutcomeAlert = observer(function OutcomeAlert({
  store,
}: {
  readonly store: ResponsibleStore;
}) {
  const t = useTranslate('limits.responsible');
  const { money } = useFormat();
  const moment = useMoment();
  const { isAskedAgain } = useLooserWait();
  const { outcome } = store;
  const ref = useRef<HTMLDivElement>(null);
  // The alert is above all panels, out of sight of the last ones.
  useEffect(() => {
    if (outcome === undefined) return;
    ref.current?.scrollIntoView?.({ block: 'center' });
    // A select keeps the focus; a form that was closed has lost it.
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [outcome]);
  if (outcome === undefined) return null;
  const { kind } = outcome;
  const set = outcome.kind === 'set' ? outcome.limit : undefined;
  const isFailed = failedKinds.has(kind);
  return (
    <div ref={ref} tabIndex={-1}>
      {kind === 'asked' ? (
        <Alert tone="info">
          {t(isAskedAgain ? 'outcome.asked' : 'outcome.asked.alone', {
            date: moment(outcome.appliesAtS),
          })}
        </Alert>
      ) : (
        <Alert tone={isFailed ? 'danger' : 'success'}>
          {set?.most === undefined
            ? t(`outcome.${kind}`, {
                date: outcome.kind === 'rests' ? moment(outcome.untilS) : '',
              })
            : t('outcome.set.limit', {
                limit: t('row', {
                  kind: t(`${set.kind}.title`),
                  period: t(`period.${set.period}`),
                }),
                amount: money(set.most),
              })}
        </Alert>
      )}
    </div>
  );
});
