import { observer } from 'mobx-react-lite';
import { use } from 'react';
import { Icon, Link, LiveDot } from '#core/ui';
import { CompetitionName } from '../table/Names.tsx';
import { AllMarketsLink } from '../table/AllMarketsLink.tsx';
import type { EventRowProps } from '../table/EventRow.tsx';
import { EventTime } from '../../clock/EventTime.tsx';
import { routeToEvent } from '../../navigation/routeToEvent.ts';
import { FavouriteButton } from '../../favourites/FavouriteButton.tsx';
import { OddsButton } from '../../prices/OddsButton.tsx';
import { useBetting } from '../../service/useBetting.ts';
import { useOddsEvent } from '../../prices/useOddsEvent.ts';
import { cellCaption, rowMarkets } from '../table/rowMarkets.ts';
import { MarketKindContext } from './MarketKindProvider.tsx';
import { CardScore } from './CardScore.tsx';
import { NoPrices } from './NoPrices.tsx';
import styles from './Mobile.module.css';

/** One event on a phone: time, names with score, one market, the way to all of them. */
export const MobileEventCard = observer(function MobileEventCard({ event, named }: EventRowProps) {
  const { tree } = useBetting();
  const kind = use(MarketKindContext);
  const { id: eventId, isLive } = event;
  const oddsEvent = useOddsEvent(event);
  const { eventName: name } = oddsEvent;
  const row = rowMarkets(event.mainMarkets)[kind];
  const target = routeToEvent(event, tree);
  return (
    <li className={styles.card} data-event={eventId}>
      <div className={styles.cardHead}>
        {isLive ? <LiveDot className={styles.dot} /> : null}
        <EventTime event={event} />
        {named === undefined ? (
          event.hasVideo ? (
            <Icon name="device-tv" />
          ) : null
        ) : (
          <CompetitionName event={event} named={named} />
        )}
        <FavouriteButton kind="event" id={eventId} name={name} className={styles.star} />
      </div>
      <Link to={target} className={styles.teams}>
        {([1, 2] as const).map((team) => (
          <span key={team} className={styles.team}>
            <span className={styles.teamName}>
              {team === 1 ? event.home.name : event.away.name}
            </span>
            <CardScore event={event} team={team} />
          </span>
        ))}
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
