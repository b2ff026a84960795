import { VisuallyHidden } from '#core/ui';
import type { Score } from '../../feed/SportEvent.ts';
import { sideScore, sidesScore } from '../../event/scoreboard/sideScore.ts';
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
      <VisuallyHidden>{sidesScore(score, ' : ')}</VisuallyHidden>
      <span className={`num ${styles.scoreGrid ?? ''}`} aria-hidden="true">
        <b>{sideScore(score, 1)}</b>
        <b>{sideScore(score, 2)}</b>
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
