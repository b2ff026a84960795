import { observer } from 'mobx-react-lite';
import { classNames, Link, useFormat } from '#core/ui';
import type { PlayedEvent } from '../../betting/contract.ts';
import { eventName, FavouriteButton, resultTarget, isEmphasised } from '../../betting/ui.ts';
import { ResultNote } from './ResultNote.tsx';
import { DetailsButton, DetailsPanel } from './RowDetails.tsx';
import styles from './ResultRow.module.css';

interface ResultRowProps {
  readonly event: PlayedEvent;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** A finished match; expanded, it shows the match report. */
export const ResultRow = observer(function ResultRow({ event, isOpen, onToggle }: ResultRowProps) {
  const format = useFormat();
  const { id, home, away, score, ending, startsAtS } = event;
  const name = eventName(event);
  const isPlayed = ending !== 'cancelled';
  const panelId = `result-${id}`;
  return (
    <li className={styles.item}>
      <div className={styles.row}>
        <FavouriteButton kind="event" id={id} name={name} className={styles.star} />
        <span className={classNames('num', styles.time)} translate="no">
          {format.time(startsAtS)}
        </span>
        <Link to={resultTarget(event)} className={styles.names}>
          <span className={classNames('one-line', isEmphasised(event, 1) && styles.winner)}>
            {home.name}
          </span>
          <span className={classNames('one-line', isEmphasised(event, 2) && styles.winner)}>
            {away.name}
          </span>
        </Link>
        <span className={classNames('num', styles.score)} translate="no">
          {isPlayed ? (
            <>
              <b>{score[0]}</b>
              <b>{score[1]}</b>
            </>
          ) : (
            '–'
          )}
        </span>
        <ResultNote event={event} />
        {isPlayed ? (
          <DetailsButton name={name} panelId={panelId} isOpen={isOpen} onToggle={onToggle} />
        ) : null}
      </div>
      {isOpen ? <DetailsPanel panelId={panelId} eventId={id} /> : null}
    </li>
  );
});
