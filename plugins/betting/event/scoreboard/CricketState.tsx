import { classNames, useTranslate } from '#core/ui';
import { chaseOf, oversText } from './scoreboard.ts';
import type { Innings, Score, SportEvent } from '../../feed/SportEvent.ts';
import { sideScore } from './sideScore.ts';
import styles from './InningsState.module.css';

interface CricketStateProps {
  readonly event: SportEvent;
  readonly score: Score;
  readonly innings: Innings;
}

export function CricketState({ event, score, innings }: CricketStateProps) {
  const t = useTranslate('betting');
  const chase = chaseOf(score, innings);
  const sides = [
    { side: 1, name: event.home.name },
    { side: 2, name: event.away.name },
  ] as const;
  return (
    <div className={styles.cricket}>
      {sides.map(({ side, name }) => (
        <p
          key={side}
          className={classNames(styles.side, innings.batting === side && styles.batting)}
        >
          <span>{name}</span>
          <bdi className="num" translate="no">
            {sideScore(score, side)}
          </bdi>
          <small className="num">
            {t('score.overs', { overs: oversText(innings.balls?.[side - 1] ?? 0) })}
          </small>
        </p>
      ))}
      {chase === undefined ? null : (
        <p className={styles.chase}>
          {t('score.chase', {
            name: innings.batting === 1 ? event.home.name : event.away.name,
            runs: chase.runs,
            balls: chase.balls,
          })}
        </p>
      )}
    </div>
  );
}
