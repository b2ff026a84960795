import { classNames, VisuallyHidden } from '#core/ui';
import type { SportEvent } from '../../feed/SportEvent.ts';
import { isPlayedInSets } from '../../event/scoreboard/isPlayedInSets.ts';
import { lastPeriods } from '../../event/scoreboard/lastPeriods.ts';
import { sideScore, sidesScore } from '../../event/scoreboard/sideScore.ts';
import styles from './EventRow.module.css';

/** More periods than these would push the names away. */
const shownPeriods = 5;

interface RowScoreProps {
  readonly event: Pick<SportEvent, 'sportId' | 'cyber' | 'score'>;
  readonly isBrief?: boolean | undefined;
}

/** Score in a row: total, periods, points of the game, one line for each team. */
export function RowScore({ event, isBrief = false }: RowScoreProps) {
  const { score } = event;
  if (score === undefined) return null;
  const { periods, current } = lastPeriods(score, isBrief ? 0 : shownPeriods);
  return (
    <span className={styles.score} translate="no">
      <VisuallyHidden>{sidesScore(score, ' : ')}</VisuallyHidden>
      <span
        className={classNames('num', styles.scoreGrid, isPlayedInSets(event) && styles.sets)}
        aria-hidden="true"
      >
        <b>{sideScore(score, 1)}</b>
        <b>{sideScore(score, 2)}</b>
        {periods.map(([home, away], index) => (
          // Periods only ever come at the end.
          <PeriodScore key={index} home={home} away={away} isCurrent={index === current} />
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

interface PeriodScoreProps {
  readonly home: number;
  readonly away: number;
  readonly isCurrent: boolean;
}

function PeriodScore({ home, away, isCurrent }: PeriodScoreProps) {
  const className = classNames(styles.part, isCurrent && styles.current);
  return (
    <>
      <i className={className}>{home}</i>
      <i className={className}>{away}</i>
    </>
  );
}
