import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { classNames, Icon, Panel, TabPanel, Tabs, useTranslate } from '#core/ui';
import type { Incident, Statistic } from '../../../domain/SportEvent.ts';
import type { EventStore } from '../../../stores/EventStore.ts';
import styles from './MatchDetails.module.css';

type DetailTab = 'statistics' | 'timeline';

interface MatchDetailsProps {
  readonly store: EventStore;
  /** On a phone they open with a press, so that the markets are near. */
  readonly isFoldable: boolean;
}

/** Statistics and the course of a match; left out before it has begun. */
export const MatchDetails = observer(function MatchDetails({ store, isFoldable }: MatchDetailsProps) {
  const t = useTranslate('betting');
  const [tab, setTab] = useState<DetailTab>('statistics');
  const statistics = store.event?.score?.statistics ?? [];
  if (statistics.length === 0 && store.timeline.length === 0) return null;
  const tabs: readonly DetailTab[] = statistics.length === 0 ? ['timeline'] : ['statistics', 'timeline'];
  const shown = tabs.includes(tab) ? tab : 'timeline';
  return (
    <Panel aria-label={t('event.details')} className={styles.panel}>
      <Foldable isFoldable={isFoldable} summary={t('event.details')}>
        <Tabs label={t('event.details')} items={tabs.map((id) => ({ id, label: t(`event.${id}`) }))} value={shown} onChange={setTab} className={styles.tabs} />
        <TabPanel id="statistics" value={shown} className={styles.statistics}>
          {statistics.map((statistic) => (
            <StatisticRow key={statistic.key} statistic={statistic} />
          ))}
        </TabPanel>
        <TabPanel id="timeline" value={shown}>
          <Timeline incidents={store.timeline} />
        </TabPanel>
      </Foldable>
    </Panel>
  );
});

interface FoldableProps {
  readonly isFoldable: boolean;
  readonly summary: string;
  readonly children: ReactNode;
}

function Foldable({ isFoldable, summary, children }: FoldableProps) {
  if (!isFoldable) return children;
  return (
    <details>
      <summary className={styles.summary}>
        {summary}
        <Icon name="chevron-down" size={18} />
      </summary>
      {children}
    </details>
  );
}

function StatisticRow({ statistic: { name, home, away } }: { readonly statistic: Statistic }) {
  return (
    <div className={styles.statistic}>
      <b className="num">{home}</b>
      <span>{name}</span>
      <b className="num">{away}</b>
      <span className={styles.bar} aria-hidden="true">
        <i className={classNames(home >= away && styles.higher)} style={{ flexGrow: home + away === 0 ? 1 : home }} />
        <i className={classNames(away > home && styles.higher)} style={{ flexGrow: home + away === 0 ? 1 : away }} />
      </span>
    </div>
  );
}

const QUIET = new Set(['attack', 'shot', 'point']);

function Timeline({ incidents }: { readonly incidents: readonly Incident[] }) {
  const t = useTranslate('betting');
  const shown = incidents.filter((incident) => !QUIET.has(incident.kind)).toReversed();
  if (shown.length === 0) return <p className={styles.none}>{t('event.no-timeline')}</p>;
  return (
    <ol className={styles.timeline} tabIndex={0} aria-label={t('event.timeline')}>
      {shown.map((incident) => (
        <li key={incident.id} className={classNames(incident.team === 2 && styles.away, incident.kind === 'goal' && styles.goal)}>
          <span className={classNames('num', styles.minute)}>{incident.minute}′</span>
          <span>{incident.text}</span>
          <bdi className="num">
            {incident.score[0]} : {incident.score[1]}
          </bdi>
        </li>
      ))}
    </ol>
  );
}
