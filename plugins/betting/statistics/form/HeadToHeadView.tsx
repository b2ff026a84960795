import { useFormat, useTranslate } from '#core/ui';
import { observer } from 'mobx-react-lite';
import { meetingSummary, resultFor, type EventHistory, type TeamForm } from '../statistics.ts';
import type { SportEvent } from '../../feed/SportEvent.ts';
import type { MatchFacts } from '../../event/MatchFacts.ts';
import { DetailsPart } from '../DetailsPart.tsx';
import { FormMarks } from './FormMarks.tsx';
import { PlayedRow } from './PlayedRow.tsx';
import styles from './HeadToHeadView.module.css';

export function HeadToHeadView({
  event,
  facts,
}: {
  readonly event: SportEvent;
  readonly facts: MatchFacts;
}) {
  return (
    <DetailsPart resource={facts.history(event.id)} lineCount={8} waitingClass={styles.waiting}>
      {(history) => <History history={history} event={event} />}
    </DetailsPart>
  );
}

function History({
  history: { meetings, form },
  event,
}: {
  readonly history: EventHistory;
  readonly event: SportEvent;
}) {
  const t = useTranslate('betting.later');
  return (
    <div className={styles.frame}>
      <div className={styles.history}>
        <section aria-label={t('h2h.meetings')} className={styles.meetings}>
          {meetings.length === 0 ? (
            <p className={styles.none}>{t('h2h.none')}</p>
          ) : (
            <>
              <Summary meetings={meetings} event={event} />
              <ul>
                {meetings.map((meeting) => (
                  <PlayedRow key={meeting.id} event={meeting} />
                ))}
              </ul>
            </>
          )}
        </section>
        {form.map((each) => (
          <Form key={each.team.id} form={each} />
        ))}
      </div>
    </div>
  );
}

const Summary = observer(function Summary({
  meetings,
  event: { home, away },
}: Pick<EventHistory, 'meetings'> & { readonly event: SportEvent }) {
  const t = useTranslate('betting.later');
  const format = useFormat();
  const { won, drawn, lost } = meetingSummary(meetings, home.id);
  const shares = [won, drawn, lost];
  return (
    <div className={styles.summary}>
      <b className="num" translate="no">
        {format.number(won)}
      </b>
      <span>{drawn === 0 ? null : t('h2h.drawn', { count: drawn })}</span>
      <b className="num" translate="no">
        {format.number(lost)}
      </b>
      <span
        className={styles.bar}
        role="img"
        aria-label={t('h2h.summary', { home: home.name, away: away.name, won, drawn, lost })}
      >
        {shares.map((share, index) =>
          share === 0 ? null : <i key={index} style={{ flexGrow: share }} data-side={index} />,
        )}
      </span>
    </div>
  );
});

function Form({ form: { team, events } }: { readonly form: TeamForm }) {
  const t = useTranslate('betting.later');
  const marks = events.flatMap((event) => resultFor(event, team.id) ?? []).slice(0, 5);
  return (
    <section aria-label={t('form.of', { team: team.name })}>
      <p className={styles.title}>
        <span className="one-line">{team.name}</span>
        <FormMarks form={marks} />
      </p>
      <ul>
        {events.map((event) => (
          <PlayedRow key={event.id} event={event} teamId={team.id} />
        ))}
      </ul>
    </section>
  );
}
