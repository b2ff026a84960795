import { observer } from 'mobx-react-lite';
import { groupByCompetition, type ResultDay } from '../days/ResultDay.ts';
import type { ResultsStore } from '../days/ResultsStore.ts';
import { GroupHead } from './GroupHead.tsx';
import { ContestRow } from './ContestRow.tsx';
import { ResultRow } from './ResultRow.tsx';
import { resultsTarget } from '../days/resultsTarget.ts';
import styles from './ResultGroups.module.css';

interface ResultGroupsProps {
  readonly store: ResultsStore;
  readonly day: ResultDay;
}

export const ResultGroups = observer(function ResultGroups({ store, day }: ResultGroupsProps) {
  const competitions = new Map(
    day.competitions.map((competition) => [competition.id, competition]),
  );
  const sports = new Map(day.sports.map((sport) => [sport.id, sport]));
  const sections = groupByCompetition(day.events).map(({ competitionId, events }) => {
    const competition = competitions.get(competitionId);
    const sport = sports.get(events[0]?.sportId ?? 0);
    const headingId = `results-of-${competitionId}`;
    const isFolded = store.foldedIds.has(competitionId);
    return (
      <section key={competitionId} aria-labelledby={headingId}>
        <GroupHead
          id={competitionId}
          headingId={headingId}
          name={competition?.name ?? events[0]?.competitionName ?? ''}
          countryIso={competition?.countryIso ?? ''}
          count={competition?.count ?? events.length}
          target={
            sport === undefined || competition === undefined
              ? undefined
              : resultsTarget(day.date, day.lastDate, store.filters, sport, competition)
          }
          isFolded={isFolded}
          onFold={() => store.fold(competitionId)}
        />
        {isFolded ? null : (
          <ul>
            {events.map((event) =>
              event.outright === undefined ? (
                <ResultRow
                  key={event.id}
                  event={event}
                  isOpen={store.openIds.has(event.id)}
                  onToggle={() => store.toggle(event.id)}
                />
              ) : (
                <ContestRow key={event.id} event={event} places={event.outright.places} />
              ),
            )}
          </ul>
        )}
      </section>
    );
  });
  return (
    <div className={styles.room}>
      <div className={styles.groups}>{sections}</div>
    </div>
  );
});
