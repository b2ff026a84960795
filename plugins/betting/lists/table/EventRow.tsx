import { observer } from 'mobx-react-lite';
import { use, useRef, type ReactNode } from 'react';
import { classNames, Icon, Link, useTranslate } from '#core/ui';
import { rowMarkets } from './rowMarkets.ts';
import { EventTime } from '../../clock/EventTime.tsx';
import { ServingMark } from '../../clock/ServingMark.tsx';
import { AllMarketsLink } from './AllMarketsLink.tsx';
import { routeToEvent } from '../../navigation/routeToEvent.ts';
import { FavouriteButton } from '../../favourites/FavouriteButton.tsx';
import type { Competitor } from '../../feed/SportEvent.ts';
import { Names, type NamedProps } from './Names.tsx';
import { OddsGroup } from './OddsGroup.tsx';
import type { OddsEvent } from '../../prices/OddsEvent.ts';
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

/** Parts that the options of a list add to its rows and cards. */
export interface EventRowParts {
  /** Mark before the name of a team. */
  readonly teamMark?: ((team: Competitor) => ReactNode) | undefined;
  readonly eventNumber?: ReactNode;
  /** Totals alone, without periods and points. */
  readonly isScoreBrief?: boolean | undefined;
  /** Control beside the broadcast mark. */
  readonly control?: ReactNode;
}

interface FullRowProps extends EventRowProps, EventRowParts {
  readonly teamsClassName?: string | undefined;
  /** Replaces the columns result, total and handicap. */
  readonly columns?: (event: OddsEvent) => ReactNode;
}

/** One event of a line: star, time, names, score, main odds, link to all markets. */
export const EventRow = observer(function EventRow({
  event,
  className,
  named,
  teamsClassName,
  teamMark,
  eventNumber,
  isScoreBrief,
  control,
  columns,
}: FullRowProps) {
  const { tree } = useBetting();
  const t = useTranslate('betting');
  const ref = useRef<HTMLLIElement>(null);
  const gate = useVisibilityGate(ref);
  const extra = use(ExtraColumnsContext);
  const { id: eventId, isLive, score } = event;
  const oddsEvent = useOddsEvent(event);
  const { eventName: name } = oddsEvent;
  const markets = rowMarkets(event.mainMarkets);
  const hasBroadcastMark = event.hasVideo && named === undefined;
  return (
    <li ref={ref} className={classNames(styles.row, className)} data-event={eventId}>
      <FavouriteButton kind="event" id={eventId} name={name} className={styles.star} />
      <EventTime event={event} />
      <Names event={event} named={named}>
        <Link to={routeToEvent(event, tree)} className={classNames(styles.teams, teamsClassName)}>
          {[event.home, event.away].map((team, index) => {
            const redCards = score?.redCards?.[index] ?? 0;
            return (
              <span key={index} className={styles.team}>
                {teamMark?.(team)}
                <span>{team.name}</span>
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
                {score?.server === index + 1 ? <ServingMark label={t('score.serving')} /> : null}
              </span>
            );
          })}
        </Link>
      </Names>
      {eventNumber}
      {isLive ? <RowScore event={event} isBrief={isScoreBrief} /> : null}
      {hasBroadcastMark || control !== undefined ? (
        <span className={styles.icons}>
          {hasBroadcastMark ? <Icon name="device-tv" size={14} /> : null}
          {control}
        </span>
      ) : null}
      <VisibilityGateContext value={gate}>
        {columns?.(oddsEvent) ?? (
          <>
            <OddsGroup kind="result" event={oddsEvent} row={markets.result} />
            <OddsGroup kind="total" event={oddsEvent} row={markets.total} />
            <OddsGroup kind="handicap" event={oddsEvent} row={markets.handicap} />
          </>
        )}
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
