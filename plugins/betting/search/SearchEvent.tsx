import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Crest, Icon, LiveDot, useFormat } from '#core/ui';
import { sportSymbol } from '#domain/sports/sportSymbol.ts';
import { cellCaption, firstMarket } from '../lists/table/rowMarkets.ts';
import type { SearchRow } from './SearchRow.ts';
import type { SportEvent } from '../feed/SportEvent.ts';
import { LiveMark } from '../clock/LiveMark.tsx';
import { OddsButton } from '../prices/OddsButton.tsx';
import { useBetting } from '../service/useBetting.ts';
import { useOddsEvent } from '../prices/useOddsEvent.ts';
import { MarkedName } from './MarkedName.tsx';
import { ScorePair } from '../event/scoreboard/ScorePair.tsx';
import { sideScore } from '../event/scoreboard/sideScore.ts';
import styles from './SearchRows.module.css';

interface SearchEventProps {
  readonly row: Extract<SearchRow, { readonly kind: 'event' }>;
  readonly event: SportEvent;
  readonly frame: object;
  readonly choice: (children: ReactNode) => ReactNode;
}

/** A found event with its main odds; of a race or vote also the matching entrants. */
export const SearchEvent = observer(function SearchEvent({
  row,
  event,
  frame,
  choice,
}: SearchEventProps) {
  const { tree } = useBetting();
  const format = useFormat();
  const { sportId, isLive, score } = event;
  const oddsEvent = useOddsEvent(event);
  const market = event.outright === undefined ? firstMarket(event.mainMarkets) : undefined;
  const { entrants = [] } = row;
  const sport = tree.sportsById.get(sportId);
  return (
    <div {...frame}>
      <div role="gridcell" className={styles.cell}>
        {choice(
          <>
            {sport === undefined ? (
              <Crest colors={event.home.colors} size={18} />
            ) : (
              <Icon name={sportSymbol(sport.icon)} size={18} />
            )}
            <span className={styles.name}>
              {event.outright === undefined ? (
                // In the direction of the page, not of the names, like the prices beside them.
                <span className={styles.sides}>
                  <MarkedName name={event.home.name} marks={row.homeMarks} />
                  <span aria-hidden="true">–</span>
                  <MarkedName name={event.away.name} marks={row.awayMarks} />
                </span>
              ) : (
                <span>
                  <MarkedName name={event.outright.name} marks={row.homeMarks} />
                </span>
              )}
              <small>
                {isLive && score !== undefined ? (
                  <span className={styles.live}>
                    <LiveDot />
                    <LiveMark score={score} className="num" />
                    <b className="num">
                      <ScorePair home={sideScore(score, 1)} away={sideScore(score, 2)} isTight />
                    </b>
                  </span>
                ) : null}
                <span className={styles.where}>
                  {entrants.length === 0 ? (
                    <MarkedName name={row.competitionName} marks={row.competitionMarks} />
                  ) : (
                    entrants.map(({ name, marks }) => (
                      <MarkedName key={name} name={name} marks={marks} />
                    ))
                  )}
                </span>
                {isLive ? null : (
                  <span className="num" translate="no">
                    {format.dateTime(event.startsAtS)}
                  </span>
                )}
              </small>
            </span>
          </>,
        )}
      </div>
      <div role="gridcell" className={styles.prices}>
        {market?.outcomes.map((outcome) =>
          outcome === undefined ? null : (
            <OddsButton
              key={outcome.id}
              event={oddsEvent}
              market={market.market}
              outcome={outcome}
              caption={cellCaption(outcome, market.market)}
              className={styles.price}
            />
          ),
        )}
      </div>
    </div>
  );
});
