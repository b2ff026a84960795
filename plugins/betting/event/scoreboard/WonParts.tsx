import { classNames, useTranslate } from '#core/ui';
import type { ScoreBoard } from './scoreboard.ts';
import type { SportEvent } from '../../feed/SportEvent.ts';
import styles from './WonParts.module.css';

export function WonParts({
  event,
  board,
}: {
  readonly event: SportEvent;
  readonly board: ScoreBoard;
}) {
  const t = useTranslate('betting');
  if (board.parts.length === 0) return null;
  return (
    <ol className={styles.parts}>
      {board.parts.map(({ number, winner }) => (
        <li
          key={number}
          className={classNames('num', winner === 2 && styles.byAway)}
          translate="no"
        >
          <span
            role="img"
            aria-label={`${t(`score.${board.unit}`, { number })}, ${winner === 2 ? event.away.name : event.home.name}`}
          >
            {number}
          </span>
        </li>
      ))}
    </ol>
  );
}
