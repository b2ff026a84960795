import { observer } from 'mobx-react-lite';
import { useEffect, useState, type RefObject } from 'react';
import { classNames } from '#core/ui';
import { LiveMark } from '../../clock/LiveMark.tsx';
import type { SportEvent } from '../../feed/SportEvent.ts';
import { ScorePair } from './ScorePair.tsx';
import { sideScore } from './sideScore.ts';
import styles from './ScoreBar.module.css';

interface ScoreBarProps {
  readonly event: SportEvent;
  /** Where the scoreboard stands. */
  readonly stage: RefObject<HTMLElement | null>;
}

/** Score and clock below the header while the scoreboard is scrolled away; for the eye only. */
export const ScoreBar = observer(function ScoreBar({ event, stage }: ScoreBarProps) {
  const isShown = useIsAbove(stage);
  const { score, home, away } = event;
  if (score === undefined) return null;
  return (
    <div className={styles.place} data-score-place="" aria-hidden="true">
      {isShown ? (
        <div className={styles.bar} data-score-bar="">
          <span className={classNames('one-line', styles.team)}>{home.name}</span>
          <b className="num">
            <ScorePair home={sideScore(score, 1)} away={sideScore(score, 2)} />
          </b>
          <span className={classNames('one-line', styles.team)}>{away.name}</span>
          {score.points === undefined ? null : (
            <span className={classNames('num', styles.points)}>
              (<ScorePair home={score.points[0]} away={score.points[1]} />)
            </span>
          )}
          <span className={classNames('num', styles.clock)}>
            <LiveMark score={score} />
          </span>
        </div>
      ) : null}
    </div>
  );
});

/** With less of it in sight, neither score nor clock can be read. */
const leastSeen = 0.5;
/** As much of the screen's head as the header of the site covers. */
const headMargin = '-56px 0px 0px';

/** Whether a part of the page lies above what can be seen of it. */
function useIsAbove(part: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setAbove] = useState(false);
  useEffect(() => {
    if (part.current === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) =>
        entry !== undefined &&
        setAbove(entry.intersectionRatio < leastSeen && entry.boundingClientRect.top < 0),
      { threshold: [0, leastSeen], rootMargin: headMargin },
    );
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [part]);
  return isAbove;
}
