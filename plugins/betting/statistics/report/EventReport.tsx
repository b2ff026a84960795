import { eventSkeleton } from '../../contract.ts';
import { eventOf } from '../../event/eventOf.ts';
import { observer } from 'mobx-react-lite';
import {
  ButtonLink,
  classNames,
  ErrorBlock,
  Panel,
  PanelHead,
  Skeleton,
  useOpen,
  useTranslate,
} from '#core/ui';
import { DecidedMarketsPart } from './DecidedMarketsPart.tsx';
import { HeadToHeadView } from '../form/HeadToHeadView.tsx';
import { LeagueTableView } from '../tables/LeagueTableView.tsx';
import { LineUpsView } from '../../event/match/LineUpsView.tsx';
import { MatchTimelineView } from '../../event/match/MatchTimelineView.tsx';
import { Scoreboard } from '../../event/scoreboard/Scoreboard.tsx';
import { StatisticsView } from '../../event/match/StatisticsView.tsx';
import { OutrightReport } from '../../outright/OutrightReport.tsx';
import { routeToEvent } from '../../navigation/routeToEvent.ts';
import { useBetting } from '../../service/useBetting.ts';
import { NoStatistics } from '../NoStatistics.tsx';
import type { StatisticPartProps } from '../StatisticPartProps.ts';
import styles from '../Statistic.module.css';

export const EventReport = observer(function EventReport({ id, facts, place }: StatisticPartProps) {
  const betting = useBetting();
  const t = useTranslate('betting.later');
  useOpen(betting.tree);
  const store = useOpen(eventOf(betting, id));
  const { event } = store;
  if (store.snapshot.isMissing) return <NoStatistics place={place} />;
  if (store.snapshot.hasFailed)
    return <ErrorBlock title={t('details.failed')} onRetry={store.snapshot.retry} />;
  if (event === undefined) return <Skeleton shapes={eventSkeleton} />;
  if (event.outright !== undefined)
    return <OutrightReport store={store} event={event} facts={facts} place={place} />;
  const hasBegun = event.score !== undefined && event.status !== 'not-started';
  return (
    <>
      <div className={styles.stage}>
        <Scoreboard store={store} event={event} />
      </div>
      {place === 'popup' || store.isOver ? null : (
        <ButtonLink
          to={routeToEvent(event, betting.tree)}
          variant="secondary"
          className={styles.bet}
        >
          {t('statistic.to-event')}
        </ButtonLink>
      )}
      <div className={classNames(styles.columns, styles.match)}>
        {hasBegun ? (
          <>
            {store.canTell('statistics') ? (
              <Panel aria-labelledby="statistics">
                <PanelHead id="statistics" title={t('details.statistics')} />
                <StatisticsView store={store} facts={facts} />
              </Panel>
            ) : null}
            <Panel aria-labelledby="timeline" className={styles.timeline}>
              <PanelHead id="timeline" title={t('details.timeline')} />
              <div className={styles.course}>
                <MatchTimelineView store={store} />
              </div>
            </Panel>
          </>
        ) : null}
      </div>
      {store.isOver && place === 'page' ? (
        <Panel aria-labelledby="settled">
          <PanelHead id="settled" title={t('settled.title')} />
          <DecidedMarketsPart eventId={id} facts={facts} />
        </Panel>
      ) : null}
      <Panel aria-labelledby="head-to-head">
        <PanelHead id="head-to-head" title={t('details.head-to-head')} />
        <HeadToHeadView event={event} facts={facts} />
      </Panel>
      {store.canTell('line_ups') ? (
        <Panel aria-labelledby="line-ups">
          <PanelHead id="line-ups" title={t('details.line-ups')} />
          <LineUpsView store={store} facts={facts} />
        </Panel>
      ) : null}
      <Panel aria-labelledby="table">
        <PanelHead id="table" title={store.competition?.name ?? t('details.table')} />
        <LeagueTableView
          store={facts.table(event.competitionId)}
          teamIds={[event.home.id, event.away.id]}
          place={place}
        />
      </Panel>
    </>
  );
});
