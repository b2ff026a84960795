import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { Icon, Panel, TabPanel, Tabs, useTranslate } from '#core/ui';
import type { MatchDetailsProps } from './MatchDetails.tsx';
import { MatchTimelineView } from './MatchTimelineView.tsx';
import { StatisticBars } from './StatisticBars.tsx';
import styles from './MatchDetails.module.css';

type DetailTab = 'statistics' | 'timeline';

/** Left out before there is anything to tell. */
export const MatchDetailsPanel = observer(function MatchDetailsPanel({ store, isFoldable }: MatchDetailsProps) {
  const t = useTranslate('betting.later');
  const [tab, setTab] = useState<DetailTab>('statistics');
  const statistics = store.event?.score?.statistics ?? [];
  if (statistics.length === 0 && store.timeline.length === 0) return null;
  const tabs: readonly DetailTab[] = statistics.length === 0 ? ['timeline'] : ['statistics', 'timeline'];
  const shown = tabs.includes(tab) ? tab : 'timeline';
  return (
    <Panel aria-label={t('details.title')} className={styles.panel}>
      <Foldable isFoldable={isFoldable} summary={t('details.title')}>
        <Tabs label={t('details.title')} items={tabs.map((id) => ({ id, label: t(`details.${id}`) }))} value={shown} onChange={setTab} className={styles.tabs} />
        <TabPanel id="statistics" value={shown} className={styles.body}>
          <StatisticBars statistics={statistics} />
        </TabPanel>
        <TabPanel id="timeline" value={shown} className={styles.body}>
          <MatchTimelineView store={store} />
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
