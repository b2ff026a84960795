import { observer } from 'mobx-react-lite';
import { LazyPart, Panel, PanelHead, useTranslate } from '#core/ui';
import type { SportEvent } from '../feed/SportEvent.ts';
import type { EventStore } from '../event/EventStore.ts';
import type { MatchFacts } from '../event/MatchFacts.ts';
import { DetailsPart } from '../statistics/DetailsPart.tsx';
import { DecidedMarketsPart } from '../statistics/report/DecidedMarketsPart.tsx';
import { LeagueTableView } from '../statistics/tables/LeagueTableView.tsx';
import { PartSkeleton } from '../statistics/PartSkeleton.tsx';
import { OutrightHead } from './OutrightHead.tsx';
import styles from '../statistics/Statistic.module.css';

interface OutrightReportProps {
  readonly store: EventStore;
  readonly event: SportEvent;
  readonly facts: MatchFacts;
  readonly place: 'page' | 'popup';
}

/** All that is known of an outright: finishing order, markets, table or past ones. */
export const OutrightReport = observer(function OutrightReport({
  store,
  event,
  facts,
  place,
}: OutrightReportProps) {
  const t = useTranslate('betting.later');
  const table = facts.table(event.competitionId, event.outright?.season);
  return (
    <>
      <div className={styles.stage}>
        <OutrightHead store={store} event={event} />
      </div>
      {store.isOver && place === 'page' ? (
        <Panel aria-labelledby="settled">
          <PanelHead id="settled" title={t('settled.title')} />
          <DecidedMarketsPart eventId={event.id} facts={facts} />
        </Panel>
      ) : null}
      {event.outright?.places === undefined ? (
        <Panel aria-labelledby="table">
          <PanelHead id="table" title={store.competition?.name ?? t('details.table')} />
          <LeagueTableView store={table} place={place} />
        </Panel>
      ) : (
        <DetailsPart resource={table}>
          {({ contests, competition }) =>
            contests === undefined ? null : (
              <LazyPart
                name="betting.contest-statistics"
                load={async () =>
                  (await import('../statistics/contests/ContestStatistics.tsx')).ContestStatistics
                }
                props={{ contests, competition }}
                hasLaterTexts
                skeleton={<PartSkeleton />}
              />
            )
          }
        </DetailsPart>
      )}
    </>
  );
});
