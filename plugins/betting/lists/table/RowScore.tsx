import { VisuallyHidden } from '#core/ui';
import type { Score } from '../../feed/SportEvent.ts';
import styles from './EventRow.module.css';

/** More periods than these would push the names away. */
const shownPeriods = 5;

/** Score in a row: total, periods, points of the game, one line for each team. */
export function RowScore({
  score,
  isBrief = false,
}: {
  readonly score: Score;
  readonly isBrief?: boolean;
}) {
  const periods = isBrief ? [] : score.periods.slice(-shownPeriods);
  return (
    <span className={styles.score} translate="no">
      <VisuallyHidden>{`${score.home} : ${score.away}`}</VisuallyHidden>
      <span className={`num ${styles.scoreGrid ?? ''}`} aria-hidden="true">
        <b>{score.home}</b>
        <b>{score.away}</b>
        {periods.map(([home, away], index) => (
          // Periods only ever come at the end.
          <PeriodScore key={index} home={home} away={away} />
        ))}
        {isBrief || score.points === undefined ? null : (
          <>
            <i className={styles.points}>{score.points[0]}</i>
            <i className={styles.points}>{score.points[1]}</i>
          </>
        )}
      </span>
    </span>
  );
}

function PeriodScore({ home, away }: { readonly home: number; readonly away: number }) {
  return (
    <>
      <i>{home}</i>
      <i>{away}</i>
    </>
  );
}
