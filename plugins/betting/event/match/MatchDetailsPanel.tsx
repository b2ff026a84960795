import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import {
  Icon,
  LazyPart,
  Panel,
  TabPanel,
  Tabs,
  useServices,
  useTranslate,
  VisuallyHidden,
} from '#core/ui';
import { useBetting } from '../../service/useBetting.ts';
import { MatchFacts } from '../MatchFacts.ts';
import { detailTabs, type DetailTab } from './detailTabs.ts';
import { openDetailsOf } from './openDetailsOf.ts';
import { PartSkeleton } from '../../statistics/PartSkeleton.tsx';
import type { MatchDetailsProps } from './MatchDetails.tsx';
import { MatchTimelineView } from './MatchTimelineView.tsx';
import { StatisticsLink } from './StatisticsLink.tsx';
import { StatisticsView } from './StatisticsView.tsx';
import styles from './MatchDetails.module.css';

/** Panel of match details: head to head before the start, then statistics and timeline. */
export const MatchDetailsPanel = observer(function MatchDetailsPanel({ store }: MatchDetailsProps) {
  const t = useTranslate('betting.later');
  const services = useServices();
  const [facts] = useState(() => new MatchFacts(services));
  const [chosen, choose] = useState<DetailTab>();
  const { event } = store;
  if (event === undefined) return null;
  const tabs = detailTabs(store);
  const shown = tabs.find((tab) => tab === chosen) ?? tabs[0] ?? 'table';
  return (
    <Panel aria-label={t('details.title')} className={styles.panel}>
      <h2 className={styles.title}>
        <VisuallyHidden>{t('details.title')}</VisuallyHidden>
      </h2>
      <Fold summary={t('details.title')}>
        <div className={styles.head}>
          <Tabs
            label={t('details.title')}
            items={tabs.map((id) => ({ id, label: t(`details.${id}`) }))}
            value={shown}
            onChange={choose}
            className={styles.tabs}
          />
          <StatisticsLink subject="event" id={event.id} />
        </div>
        <div key={event.id}>
          <TabPanel id="statistics" value={shown}>
            <StatisticsView store={store} facts={facts} />
          </TabPanel>
          <TabPanel id="timeline" value={shown} className={styles.course}>
            <MatchTimelineView store={store} />
          </TabPanel>
          <TabPanel id="line-ups" value={shown}>
            <LazyPart
              name="betting.line-ups"
              load={async () => (await import('./LineUpsView.tsx')).LineUpsView}
              props={{ store, facts }}
              hasLaterTexts
              skeleton={<PartSkeleton />}
            />
          </TabPanel>
          <TabPanel id="head-to-head" value={shown}>
            <LazyPart
              name="betting.head-to-head"
              load={async () =>
                (await import('../../statistics/form/HeadToHeadView.tsx')).HeadToHeadView
              }
              props={{ event, facts }}
              hasLaterTexts
              skeleton={<PartSkeleton />}
            />
          </TabPanel>
          <TabPanel id="table" value={shown}>
            <LazyPart
              name="betting.table"
              load={async () =>
                (await import('../../statistics/tables/LeagueTableView.tsx')).LeagueTableView
              }
              props={{
                store: facts.table(event.competitionId),
                teamIds: [event.home.id, event.away.id],
              }}
              hasLaterTexts
              skeleton={<PartSkeleton />}
            />
          </TabPanel>
          {store.source === 'file' ? (
            <p className={styles.source}>{t('details.from_file')}</p>
          ) : null}
        </div>
      </Fold>
    </Panel>
  );
});

interface FoldProps {
  readonly summary: string;
  readonly children: ReactNode;
}

const Fold = observer(function Fold({ summary, children }: FoldProps) {
  const open = openDetailsOf(useBetting(), useServices());
  return (
    <details
      open={open.value}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== open.value) open.set(currentTarget.open);
      }}
    >
      <summary className={styles.summary}>
        {summary}
        <Icon name="chevron-down" size={18} />
      </summary>
      {open.value ? children : null}
    </details>
  );
});
