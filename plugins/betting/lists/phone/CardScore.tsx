import { classNames } from '#core/ui';
import type { SportEvent } from '../../feed/SportEvent.ts';
import { lastPeriods } from '../../event/scoreboard/lastPeriods.ts';
import { sideScore } from '../../event/scoreboard/sideScore.ts';
import styles from './Mobile.module.css';

const shownPeriods = 4;

interface CardScoreProps {
  readonly event: SportEvent;
  readonly team: 1 | 2;
  readonly isBrief?: boolean | undefined;
}

/** Score of one side beside its name: periods, points of the game, total. */
export function CardScore({ event, team, isBrief = false }: CardScoreProps) {
  const { isLive, score } = event;
  if (!isLive || score === undefined) return null;
  const { points } = score;
  const { periods, current } = lastPeriods(score, isBrief ? 0 : shownPeriods);
  return (
    <span className={classNames('num', styles.teamScore)} translate="no">
      {periods.map((period, index) => (
        <i
          key={index}
          className={classNames(
            index === current && styles.current,
            Math.max(...period) > 9 && styles.twoDigits,
          )}
        >
          {period[team - 1]}
        </i>
      ))}
      {isBrief || points === undefined ? null : (
        <i className={classNames(styles.points, styles.twoDigits)}>{points[team - 1]}</i>
      )}
      <b>{sideScore(score, team)}</b>
    </span>
  );
}
