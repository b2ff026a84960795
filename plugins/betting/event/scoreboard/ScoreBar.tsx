import { observer } from 'mobx-react-lite';
import { Fragment, useEffect, useState, type RefObject } from 'react';
import { classNames, useLayoutKind } from '#core/ui';
import { LiveMark } from '../../clock/LiveMark.tsx';
import type { Score, SportEvent } from '../../feed/SportEvent.ts';
import { playedGames } from './playedGames.ts';
import { ScorePair } from './ScorePair.tsx';
import { sideScore } from './sideScore.ts';
import styles from './ScoreBar.module.css';

interface ScoreBarProps {
  readonly event: SportEvent;
  /** Element of the scoreboard. */
  readonly stage: RefObject<HTMLElement | null>;
}

/** Score and clock below the header while the scoreboard is scrolled away; for the eye only. */
export const ScoreBar = observer(function ScoreBar({ event, stage }: ScoreBarProps) {
  const isShown = useIsAbove(stage);
  const isMobile = useLayoutKind() === 'mobile';
  const { score } = event;
  if (score === undefined) return null;
  return (
    <div className={styles.place} data-score-place="" aria-hidden="true">
      {isShown ? (
        <div className={styles.bar} data-score-bar="">
          {isMobile ? (
            <StackedSides event={event} score={score} />
          ) : (
            <SidesInLine event={event} score={score} />
          )}
          <span className={classNames('num', styles.clock)}>
            <LiveMark score={score} />
          </span>
        </div>
      ) : null}
    </div>
  );
});

interface SidesProps {
  readonly event: SportEvent;
  readonly score: Score;
}

function SidesInLine({ event: { home, away }, score }: SidesProps) {
  const games = playedGames(score);
  return (
    <>
      <span className={classNames('one-line', styles.team)}>{home.name}</span>
      <b className="num">
        <ScorePair home={sideScore(score, 1)} away={sideScore(score, 2)} />
      </b>
      <span className={classNames('one-line', styles.team)}>{away.name}</span>
      {games === undefined ? null : (
        <span className="num">
          <ScorePair home={games[0]} away={games[1]} />
        </span>
      )}
      {score.points === undefined ? null : (
        <span className={classNames('num', styles.points)}>
          (<ScorePair home={score.points[0]} away={score.points[1]} />)
        </span>
      )}
    </>
  );
}

/** Below each other a phone has room for both names. */
function StackedSides({ event, score }: SidesProps) {
  const games = playedGames(score);
  return (
    <div className={styles.sides}>
      {([1, 2] as const).map((team) => (
        <Fragment key={team}>
          <span className={classNames('one-line', styles.team)}>
            {team === 1 ? event.home.name : event.away.name}
          </span>
          <span className={classNames('num', styles.points)} translate="no">
            {score.points?.[team - 1]}
          </span>
          <span className="num" translate="no">
            {games?.[team - 1]}
          </span>
          <b className="num" translate="no">
            {sideScore(score, team)}
          </b>
        </Fragment>
      ))}
    </div>
  );
}

/** With a smaller visible share of the scoreboard, score and clock cannot be read. */
const leastSeen = 0.5;
/** Height of the site header, which covers the top of the viewport. */
const headMargin = '-56px 0px 0px';

/** Returns whether a part of the page is above the visible area. */
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
