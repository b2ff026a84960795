import { eventOf } from '../eventOf.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ErrorBlock, useFormat, useOpen, useServices, useTranslate } from '#core/ui';
import type { SportEvent } from '../../feed/SportEvent.ts';
import { boardOf } from '../scoreboard/scoreboard.ts';
import { scoreMinutes } from './timeline.ts';
import { MatchFacts } from '../MatchFacts.ts';
import type { EventStore } from '../EventStore.ts';
import { useBetting } from '../../service/useBetting.ts';
import { ScorePair } from '../scoreboard/ScorePair.tsx';
import { BoardParts } from '../scoreboard/BoardParts.tsx';
import { MatchTimelineView } from './MatchTimelineView.tsx';
import { PartSkeleton } from '../../statistics/PartSkeleton.tsx';
import styles from './MatchReport.module.css';

const waitingLines = 8;

/** Summary of a match: parts, minutes of goals, statistics, timeline. */
export const MatchReport = observer(function MatchReport({
  eventId,
}: {
  readonly eventId: number;
}) {
  const services = useServices();
  const t = useTranslate('betting.later');
  const store = useOpen(eventOf(useBetting(), eventId));
  const [facts] = useState(() => new MatchFacts(services));
  const { event } = store;
  if (store.snapshot.hasFailed || store.snapshot.isMissing)
    return <ErrorBlock title={t('details.failed')} onRetry={store.snapshot.retry} />;
  if (event === undefined) return <PartSkeleton />;
  if (event.score === undefined) return <p className={styles.none}>{t('report.none')}</p>;
  return (
    <div className={styles.report}>
      <BoardParts
        event={event}
        score={event.score}
        board={boardOf(event, event.score, store.timeline)}
      />
      <MatchSummary store={store} event={event} facts={facts} />
      <MatchTimelineView store={store} />
    </div>
  );
});

interface MatchSummaryProps {
  readonly store: EventStore;
  readonly event: SportEvent;
  readonly facts: MatchFacts;
}

const MatchSummary = observer(function MatchSummary({ store, event, facts }: MatchSummaryProps) {
  const t = useTranslate('betting.later');
  const format = useFormat();
  const asked = useOpen(facts.statistics(event.id));
  if (asked.state.kind === 'loading') return <PartSkeleton lineCount={waitingLines} />;
  const rows =
    (asked.value ?? []).find(({ key }) => key === 'match')?.rows ?? event.score?.statistics ?? [];
  const goals = scoreMinutes(store.timeline);
  if (rows.length === 0 && goals.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {goals.map(({ team, minutes }) => (
        <div key={team}>
          <dt className="one-line">
            {t('report.goals', { name: team === 1 ? event.home.name : event.away.name })}
          </dt>
          <dd className="num" translate="no">
            {minutes.map((minute) => `${minute}′`).join(' ')}
          </dd>
        </div>
      ))}
      {rows.map(({ key, name, home, away }) => (
        <div key={key}>
          <dt className="one-line">{name}</dt>
          <dd className="num">
            <ScorePair home={format.number(home)} away={format.number(away)} />
          </dd>
        </div>
      ))}
    </dl>
  );
});
