import { isOfPlayers } from '#domain/sports/isOfPlayers.ts';
import { observer } from 'mobx-react-lite';
import { use } from 'react';
import { classNames, Crest, Icon, Link, LiveDot } from '#core/ui';
import { cellCaption } from '../table/rowMarkets.ts';
import card from '../phone/Mobile.module.css';
import { CompetitionName } from '../table/Names.tsx';
import { AllMarketsLink } from '../table/AllMarketsLink.tsx';
import type { EventRowProps } from '../table/EventRow.tsx';
import { routeToEvent } from '../../navigation/routeToEvent.ts';
import { EventTime } from '../../clock/EventTime.tsx';
import { FavouriteButton } from '../../favourites/FavouriteButton.tsx';
import { MultiToggle } from '../../multi/MultiToggle.tsx';
import { OddsButton } from '../../prices/OddsButton.tsx';
import { useBetting } from '../../service/useBetting.ts';
import { useOddsEvent } from '../../prices/useOddsEvent.ts';
import { columnMarket, ColumnsContext } from './columns.ts';
import { CardScore } from '../phone/CardScore.tsx';
import { NoPrices } from '../phone/NoPrices.tsx';
import styles from './Options.module.css';

export const OptionCard = observer(function OptionCard({ event, named }: EventRowProps) {
  const { tree, options } = useBetting();
  const [kind] = use(ColumnsContext);
  const { id: eventId, isLive } = event;
  const oddsEvent = useOddsEvent(event);
  const { eventName: name } = oddsEvent;
  const column = kind === undefined ? undefined : columnMarket(event.mainMarkets, kind);
  const target = routeToEvent(event, tree);
  const choices = options?.choices;
  return (
    <li className={classNames(card.card, styles.card)} data-event={eventId}>
      <div className={card.cardHead}>
        {isLive ? <LiveDot className={card.dot} /> : null}
        <EventTime event={event} />
        {choices?.hasEventIds === true ? (
          <b className={classNames('num', styles.eventId)} translate="no">
            {eventId}
          </b>
        ) : null}
        {named === undefined ? (
          event.hasVideo ? (
            <Icon name="device-tv" />
          ) : null
        ) : (
          <CompetitionName event={event} named={named} />
        )}
        {isLive && choices?.isMulti === true ? <MultiToggle eventId={eventId} name={name} /> : null}
        <FavouriteButton kind="event" id={eventId} name={name} className={card.star} />
      </div>
      <Link to={target} className={card.teams}>
        {[event.home, event.away].map((team, index) => (
          <span key={index} className={card.team}>
            {choices?.hasLogos === true && !isOfPlayers(event.sportId) ? (
              <Crest colors={team.colors} size={16} className={styles.crest} />
            ) : null}
            <span className={card.teamName}>{team.name}</span>
            <CardScore
              event={event}
              team={index === 0 ? 1 : 2}
              isBrief={choices?.isScoreDetailed === false}
            />
          </span>
        ))}
      </Link>
      <div className={card.odds}>
        {column === undefined ? <NoPrices event={event} kind={kind} /> : null}
        {column?.outcomes.map((outcome, place) =>
          outcome === undefined ? null : (
            <OddsButton
              key={place}
              event={oddsEvent}
              market={column.market}
              outcome={outcome}
              caption={cellCaption(outcome, column.market)}
            />
          ),
        )}
        <AllMarketsLink event={event} className={card.more} />
      </div>
    </li>
  );
});
