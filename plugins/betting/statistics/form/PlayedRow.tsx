import { observer } from 'mobx-react-lite';
import { classNames, Link, useFormat, useServices, useTranslate } from '#core/ui';
import { listInLine } from '#domain/texts/listInLine.ts';
import { resultFor, isEmphasised, type PlayedEvent } from '../statistics.ts';
import { endingText } from '../../event/scoreboard/endingText.ts';
import { eventName } from '../../feed/SportEvent.ts';
import { playedTarget } from '../../navigation/routeToEvent.ts';
import { FormMarks } from './FormMarks.tsx';
import styles from './PlayedRow.module.css';

interface PlayedRowProps {
  readonly event: PlayedEvent;
  readonly teamId?: number | undefined;
}

/** A match that is over: day, names, score, how it ended when not in the usual way. */
export const PlayedRow = observer(function PlayedRow({ event, teamId }: PlayedRowProps) {
  const t = useTranslate('betting.later');
  const format = useFormat();
  const { environment, navigation } = useServices();
  const { home, away, score, ending, startsAtS } = event;
  const result = teamId === undefined ? undefined : resultFor(event, teamId);
  const endingWord = ending === 'regular' ? undefined : t(`ending.${endingText(event)}`);
  const isPlayed = ending !== 'cancelled';
  return (
    <li>
      <Link
        to={playedTarget(event, navigation)}
        className={styles.row}
        aria-label={listInLine(
          [
            format.date(startsAtS),
            eventName(event),
            isPlayed ? score.join(' : ') : undefined,
            endingWord,
          ].filter((part) => part !== undefined),
          environment.direction,
        )}
      >
        <span className={classNames('num', styles.day)}>{format.dayMonth(startsAtS)}</span>
        <span className={styles.names}>
          <span className={classNames(isEmphasised(event, 1) && styles.winner)}>{home.name}</span>
          <span className={classNames(isEmphasised(event, 2) && styles.winner)}>{away.name}</span>
          {endingWord === undefined ? null : <small>{endingWord}</small>}
        </span>
        {isPlayed ? (
          <span className={classNames('num', styles.score)} translate="no">
            <b>{score[0]}</b>
            <b>{score[1]}</b>
          </span>
        ) : null}
        {teamId === undefined ? null : (
          <span className={styles.mark}>
            {result === undefined ? null : <FormMarks form={[result]} />}
          </span>
        )}
      </Link>
    </li>
  );
});
