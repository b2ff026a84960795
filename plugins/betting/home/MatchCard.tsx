import { isOfPlayers } from '#domain/sports/isOfPlayers.ts';
import { observer } from 'mobx-react-lite';
import { classNames, Crest, Icon, Link, LiveDot, useTranslate } from '#core/ui';
import { sportSymbol } from '#domain/sports/sportSymbol.ts';
import { cellCaption, firstMarket } from '../lists/table/rowMarkets.ts';
import type { SportEvent } from '../feed/SportEvent.ts';
import { AllMarketsLink } from '../lists/table/AllMarketsLink.tsx';
import { routeToEvent } from '../navigation/routeToEvent.ts';
import { LiveMark } from '../clock/LiveMark.tsx';
import { OddsButton } from '../prices/OddsButton.tsx';
import { ServingMark } from '../clock/ServingMark.tsx';
import { StopReason } from '../clock/StopReason.tsx';
import { useBetting } from '../service/useBetting.ts';
import { useOddsEvent } from '../prices/useOddsEvent.ts';
import { sideScore } from '../event/scoreboard/sideScore.ts';
import styles from './MatchCard.module.css';

const shownSets = 3;

/** A live match worth a card: competition, clock, teams with score, the result's odds. */
export const MatchCard = observer(function MatchCard({ event }: { readonly event: SportEvent }) {
  const { tree } = useBetting();
  const t = useTranslate('betting');
  const { sportId, score } = event;
  const oddsEvent = useOddsEvent(event);
  const row = firstMarket(event.mainMarkets);
  const target = routeToEvent(event, tree);
  return (
    <article className={styles.card} aria-label={oddsEvent.eventName}>
      <header className={styles.head}>
        <span className={styles.competition}>
          <Icon name={sportSymbol(tree.sportsById.get(sportId)?.icon)} size={14} />
          <span className="one-line">{tree.competitions.get(event.competitionId)?.name ?? ''}</span>
        </span>
        {event.hasVideo ? <Icon name="device-tv" size={14} /> : null}
        {score === undefined ? null : (
          <span className={styles.clock}>
            <LiveDot />
            <LiveMark score={score} className="num" />
            <StopReason reason={score.stopReason} />
          </span>
        )}
      </header>
      <Link to={target} className={styles.teams}>
        <CardTeam event={event} team={1} />
        <CardTeam event={event} team={2} />
      </Link>
      <div className={styles.odds}>
        {row === undefined ? (
          <span className={styles.closed}>{event.marketCount > 0 ? '–' : t('market.closed')}</span>
        ) : null}
        {row?.outcomes.map((outcome) =>
          outcome === undefined ? null : (
            <OddsButton
              key={outcome.id}
              event={oddsEvent}
              market={row.market}
              outcome={outcome}
              caption={cellCaption(outcome, row.market)}
              className={styles.button}
            />
          ),
        )}
        <AllMarketsLink event={event} className={styles.more} />
      </div>
    </article>
  );
});

function CardTeam({ event, team }: { readonly event: SportEvent; readonly team: 1 | 2 }) {
  const t = useTranslate('betting');
  const { score } = event;
  const own = team === 1 ? event.home : event.away;
  const goals = team === 1 ? score?.home : score?.away;
  const others = team === 1 ? score?.away : score?.home;
  const hasSets = score?.points !== undefined || score?.server !== undefined;
  return (
    <span
      className={classNames(
        styles.team,
        goals !== undefined && others !== undefined && goals < others && styles.behind,
      )}
    >
      {hasSets ? (
        <span className={styles.serve}>
          {score.server === team ? <ServingMark label={t('score.serving')} /> : null}
        </span>
      ) : isOfPlayers(event.sportId) ? null : (
        <Crest colors={own.colors} size={17} />
      )}
      <span className={styles.name}>{own.name}</span>
      {hasSets ? (
        <span className={classNames('num', styles.sets)} translate="no">
          {score.periods.slice(-shownSets).map((period, index) => (
            <i key={index}>{period[team - 1]}</i>
          ))}
        </span>
      ) : null}
      <b className="num" translate="no">
        {score === undefined ? '' : sideScore(score, team)}
      </b>
    </span>
  );
}
