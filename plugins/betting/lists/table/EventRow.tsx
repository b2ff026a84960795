import { observer } from 'mobx-react-lite';
import { use, useRef } from 'react';
import { classNames, Icon, Link, useTranslate, type Translate } from '#core/ui';
import { rowMarkets } from './rowMarkets.ts';
import { EventTime } from '../../clock/EventTime.tsx';
import { ServingMark } from '../../clock/ServingMark.tsx';
import { AllMarketsLink } from './AllMarketsLink.tsx';
import { routeToEvent } from '../../navigation/routeToEvent.ts';
import { FavouriteButton } from '../../favourites/FavouriteButton.tsx';
import { Names, type NamedProps } from './Names.tsx';
import { OddsGroup } from './OddsGroup.tsx';
import { VisibilityGateContext } from '../../prices/VisibilityGate.ts';
import { RowScore } from './RowScore.tsx';
import { useBetting } from '../../service/useBetting.ts';
import { useOddsEvent } from '../../prices/useOddsEvent.ts';
import { useVisibilityGate } from '../../prices/useVisibilityGate.ts';
import { ExtraColumnsContext } from '../wide/ExtraColumnsContext.ts';
import styles from './EventRow.module.css';

/** The event as the line has it; its score and prices follow the feed. */
export interface EventRowProps extends NamedProps {
  readonly className?: string | undefined;
}

/** One event of a line: star, time, names, score, main odds and the way to all markets. */
export const EventRow = observer(function EventRow({ event, className, named }: EventRowProps) {
  const { tree } = useBetting();
  const t = useTranslate('betting');
  const ref = useRef<HTMLLIElement>(null);
  const gate = useVisibilityGate(ref);
  const extra = use(ExtraColumnsContext);
  const { id: eventId, isLive } = event;
  const oddsEvent = useOddsEvent(event);
  const { eventName: name } = oddsEvent;
  const markets = rowMarkets(event.mainMarkets);
  const target = routeToEvent(event, tree);
  const redCards = event.score?.redCards;
  return (
    <li ref={ref} className={classNames(styles.row, className)} data-event={eventId}>
      <FavouriteButton kind="event" id={eventId} name={name} className={styles.star} />
      <EventTime event={event} />
      <Names event={event} named={named}>
        <Link to={target} className={styles.teams}>
          <TeamName
            name={event.home.name}
            redCards={redCards?.[0] ?? 0}
            isServing={event.score?.server === 1}
            t={t}
          />
          <TeamName
            name={event.away.name}
            redCards={redCards?.[1] ?? 0}
            isServing={event.score?.server === 2}
            t={t}
          />
        </Link>
      </Names>
      {isLive ? <RowScore event={event} /> : null}
      {event.hasVideo && named === undefined ? (
        <span className={styles.icons}>
          <Icon name="device-tv" size={14} />
        </span>
      ) : null}
      <VisibilityGateContext value={gate}>
        <OddsGroup kind="result" event={oddsEvent} row={markets.result} />
        <OddsGroup kind="total" event={oddsEvent} row={markets.total} />
        <OddsGroup kind="handicap" event={oddsEvent} row={markets.handicap} />
        {extra === undefined ? null : (
          <span className={styles.extra}>
            {extra.parts === undefined ? null : (
              <extra.parts.ExtraCells {...extra} event={oddsEvent} />
            )}
          </span>
        )}
      </VisibilityGateContext>
      <AllMarketsLink event={event} className={styles.more} />
    </li>
  );
});

interface TeamNameProps {
  readonly name: string;
  readonly redCards: number;
  readonly isServing: boolean;
  readonly t: Translate;
}

function TeamName({ name, redCards, isServing, t }: TeamNameProps) {
  return (
    <span className={styles.team}>
      <span>{name}</span>
      {redCards > 0 ? (
        <i
          className={classNames('num', styles.redCard)}
          translate="no"
          role="img"
          aria-label={t('score.red-cards', { count: redCards })}
        >
          {redCards > 1 ? redCards : ''}
        </i>
      ) : null}
      {isServing ? <ServingMark label={t('score.serving')} /> : null}
    </span>
  );
}
