import { observer } from 'mobx-react-lite';
import { use } from 'react';
import { classNames, Icon, Link, LiveDot } from '#core/ui';
import { CompetitionName } from '../table/Names.tsx';
import { AllMarketsLink } from '../table/AllMarketsLink.tsx';
import type { EventRowParts, EventRowProps } from '../table/EventRow.tsx';
import { EventTime } from '../../clock/EventTime.tsx';
import { routeToEvent } from '../../navigation/routeToEvent.ts';
import { FavouriteButton } from '../../favourites/FavouriteButton.tsx';
import type { RowMarketKind } from '../../feed/rowMarketKinds.ts';
import { OddsButton } from '../../prices/OddsButton.tsx';
import { useBetting } from '../../service/useBetting.ts';
import { useOddsEvent } from '../../prices/useOddsEvent.ts';
import { cellCaption, rowMarkets, type RowMarket } from '../table/rowMarkets.ts';
import { MarketKindContext } from './MarketKindProvider.tsx';
import { CardScore } from './CardScore.tsx';
import { NoPrices } from './NoPrices.tsx';
import styles from './Mobile.module.css';

interface MobileEventCardProps extends EventRowProps, EventRowParts {
  /** Replaces the market that is chosen above the cards; its row is undefined without prices. */
  readonly market?: {
    readonly kind: RowMarketKind | undefined;
    readonly row: RowMarket | undefined;
  };
}

/** One event on a phone: time, names with score, one market, link to all markets. */
export const MobileEventCard = observer(function MobileEventCard({
  event,
  className,
  named,
  teamMark,
  eventNumber,
  isScoreBrief,
  control,
  market,
}: MobileEventCardProps) {
  const { tree } = useBetting();
  const chosen = use(MarketKindContext);
  const { id: eventId, isLive } = event;
  const oddsEvent = useOddsEvent(event);
  const { kind, row } = market ?? { kind: chosen, row: rowMarkets(event.mainMarkets)[chosen] };
  return (
    <li className={classNames(styles.card, className)} data-event={eventId}>
      <div className={styles.cardHead}>
        {isLive ? <LiveDot className={styles.dot} /> : null}
        <EventTime event={event} />
        {eventNumber}
        {named === undefined ? (
          event.hasVideo ? (
            <Icon name="device-tv" />
          ) : null
        ) : (
          <CompetitionName event={event} named={named} />
        )}
        {control}
        <FavouriteButton
          kind="event"
          id={eventId}
          name={oddsEvent.eventName}
          className={styles.star}
        />
      </div>
      <Link to={routeToEvent(event, tree)} className={styles.teams}>
        {([1, 2] as const).map((side) => {
          const team = side === 1 ? event.home : event.away;
          return (
            <span key={side} className={styles.team}>
              {teamMark?.(team)}
              <span className={styles.teamName}>{team.name}</span>
              <CardScore event={event} team={side} isBrief={isScoreBrief} />
            </span>
          );
        })}
      </Link>
      <div className={styles.odds}>
        {row === undefined ? <NoPrices event={event} kind={kind} /> : null}
        {row?.outcomes.map((outcome, place) =>
          outcome === undefined ? null : (
            <OddsButton
              key={place}
              event={oddsEvent}
              market={row.market}
              outcome={outcome}
              caption={cellCaption(outcome, row.market)}
            />
          ),
        )}
        <AllMarketsLink event={event} className={styles.more} />
      </div>
    </li>
  );
});
