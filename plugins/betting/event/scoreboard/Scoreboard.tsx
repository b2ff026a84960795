import { isOfPlayers } from '#domain/sports/isOfPlayers.ts';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import {
  classNames,
  Crest,
  Icon,
  IconButton,
  LiveDot,
  useFormat,
  useServices,
  useTranslate,
} from '#core/ui';
import { clockText } from '../../clock/matchClock.ts';
import { tellsMomentum } from './momentum.ts';
import { boardOf } from './scoreboard.ts';
import type { Score, SportEvent } from '../../feed/SportEvent.ts';
import type { EventStore } from '../EventStore.ts';
import { useBetting } from '../../service/useBetting.ts';
import { wideScoreboardOf } from './wideScoreboardOf.ts';
import { ServingMark } from '../../clock/ServingMark.tsx';
import { TickText } from '../../clock/TickText.tsx';
import { BoardParts } from './BoardParts.tsx';
import { EventEndingPart } from './EventEndingPart.tsx';
import { Momentum } from './Momentum.tsx';
import { playedGames } from './playedGames.ts';
import { ScorePair } from './ScorePair.tsx';
import { sideScore } from './sideScore.ts';
import styles from './Scoreboard.module.css';

interface ScoreboardProps {
  readonly store: EventStore;
  readonly event: SportEvent;
}

export const Scoreboard = observer(function Scoreboard({ store, event }: ScoreboardProps) {
  const t = useTranslate('betting');
  const wide = wideScoreboardOf(useBetting(), useServices());
  const { score } = event;
  const hasStarted = score !== undefined && event.status !== 'not-started';
  const games = wide.value || score === undefined ? undefined : playedGames(score);
  const board =
    score === undefined || !hasStarted ? undefined : boardOf(event, score, store.timeline);
  return (
    <section
      data-board={wide.value ? 'wide' : 'narrow'}
      data-live={event.isLive ? '' : undefined}
      className={styles.board}
      aria-label={t('event.scoreboard')}
    >
      <div className={styles.top}>
        {event.isLive && event.status === 'live' ? (
          <span className={styles.live}>
            <LiveDot className={styles.dot} />
            {t('event.live')}
          </span>
        ) : null}
        {event.status === 'paused' ||
        event.status === 'finished' ||
        event.status === 'cancelled' ? (
          <span className={classNames(styles.live, styles.state)}>
            {t(`event.${event.status}`)}
          </span>
        ) : null}
        <span className={styles.competition}>{store.competition?.name}</span>
        {event.isLive && event.hasVideo ? (
          <span role="img" aria-label={t('live.video')}>
            <Icon name="device-tv" size={14} />
          </span>
        ) : null}
        {hasStarted ? (
          <IconButton
            icon={wide.value ? 'chevron-up' : 'chevron-down'}
            label={t('score.wide')}
            isPressed={wide.value}
            size="sm"
            onClick={() => wide.set(!wide.value)}
            className={styles.width}
          />
        ) : null}
      </div>
      <h1 className={styles.main}>
        <Side event={event} team={1} />
        <span className={styles.middle}>
          {hasStarted ? (
            <>
              <span className={classNames('num', styles.score)} translate="no">
                <span>{sideScore(score, 1)}</span>
                <i>:</i>
                <span>{sideScore(score, 2)}</span>
              </span>
              <span className={classNames('num', styles.clock)}>
                {score.clock === undefined ? null : <ScoreClock score={score} />}
                <small className={classNames(score.stopReason !== undefined && styles.stopped)}>
                  {event.status === 'finished' ? (
                    <PlayedDay startsAtS={event.startsAtS} />
                  ) : (
                    (score.stopReason ?? score.phaseName)
                  )}
                </small>
              </span>
              {games === undefined ? null : (
                <span className={classNames('num', styles.games)}>
                  <ScorePair home={games[0]} away={games[1]} />
                  {score.points === undefined || board?.kind === 'wins' ? null : (
                    <span className={styles.thrown}>
                      (<ScorePair home={score.points[0]} away={score.points[1]} />)
                    </span>
                  )}
                </span>
              )}
              {board?.kind === 'wins' && score.points !== undefined ? (
                <span className={classNames('num', styles.thrown)}>
                  {t('score.points')}{' '}
                  <b>
                    <ScorePair home={score.points[0]} away={score.points[1]} />
                  </b>
                </span>
              ) : null}
              {wide.value && board?.kind === 'halves' ? (
                <span className={classNames('num', styles.halves)}>
                  {board.parts.map(({ number, home, away }) => (
                    <bdi key={number}>
                      {t(`score.half-${number}`)} <ScorePair home={home} away={away} />
                    </bdi>
                  ))}
                </span>
              ) : null}
            </>
          ) : (
            <KickOffTime startsAtS={event.startsAtS} />
          )}
        </span>
        <Side event={event} team={2} />
      </h1>
      {score === undefined || board === undefined || !wide.value ? null : (
        <BoardParts event={event} score={score} board={board} />
      )}
      {wide.value && store.momentum.length > 0 && tellsMomentum(event.sportId) ? (
        <Momentum store={store} event={event} />
      ) : null}
      {store.isOver ? <EventEndingPart event={event} /> : null}
    </section>
  );
});

function ScoreClock({ score }: { readonly score: Score }) {
  const { clock } = useServices();
  const text = useCallback(
    () => (score.clock === undefined ? '' : clockText(score.clock, clock.nowMs())),
    [score, clock],
  );
  return <TickText text={text} />;
}

const KickOffTime = observer(function KickOffTime({ startsAtS }: { readonly startsAtS: number }) {
  const format = useFormat();
  return (
    <>
      <span className={classNames('num', styles.start)} translate="no">
        {format.time(startsAtS)}
      </span>
      <span className={styles.halves}>{format.date(startsAtS)}</span>
    </>
  );
});

const PlayedDay = observer(function PlayedDay({ startsAtS }: { readonly startsAtS: number }) {
  return useFormat().date(startsAtS);
});

function Side({ event, team }: { readonly event: SportEvent; readonly team: 1 | 2 }) {
  const t = useTranslate('betting');
  const own = team === 1 ? event.home : event.away;
  const { score } = event;
  const corners = score?.corners?.[team - 1];
  const yellow = score?.yellowCards?.[team - 1] ?? 0;
  const red = score?.redCards?.[team - 1] ?? 0;
  return (
    <span className={classNames(styles.side, team === 2 && styles.away)}>
      {isOfPlayers(event.sportId) ? null : (
        <Crest colors={own.colors} size={60} className={styles.crest} />
      )}
      <span className={styles.text}>
        <span className={styles.name}>
          {own.name}
          {score?.server === team ? <ServingMark label={t('score.serving')} isOnBoard /> : null}
        </span>
        {corners === undefined && yellow + red === 0 ? null : (
          <small className="num">
            {corners === undefined ? null : (
              <span role="img" aria-label={t('score.corners', { count: corners })}>
                <Icon name="corner-down-right" size={14} />
                {corners}
              </span>
            )}
            {yellow === 0 ? null : (
              <span role="img" aria-label={t('score.yellow-cards', { count: yellow })}>
                <i className={styles.yellow} />
                {yellow}
              </span>
            )}
            {red === 0 ? null : (
              <span role="img" aria-label={t('score.red-cards', { count: red })}>
                <i className={styles.red} />
                {red}
              </span>
            )}
          </small>
        )}
      </span>
    </span>
  );
}
