import { isOfPlayers } from '#domain/sports/isOfPlayers.ts';
import { observer } from 'mobx-react-lite';
import { use, useRef } from 'react';
import { classNames, Crest, Icon, Link, useTranslate } from '#core/ui';
import { AllMarketsLink } from '../table/AllMarketsLink.tsx';
import type { EventRowProps } from '../table/EventRow.tsx';
import { routeToEvent } from '../../navigation/routeToEvent.ts';
import { EventTime } from '../../clock/EventTime.tsx';
import { ServingMark } from '../../clock/ServingMark.tsx';
import { FavouriteButton } from '../../favourites/FavouriteButton.tsx';
import { MultiToggle } from '../../multi/MultiToggle.tsx';
import { VisibilityGateContext } from '../../prices/VisibilityGate.ts';
import { Names } from '../table/Names.tsx';
import { RowScore } from '../table/RowScore.tsx';
import { useBetting } from '../../service/useBetting.ts';
import { useOddsEvent } from '../../prices/useOddsEvent.ts';
import { useVisibilityGate } from '../../prices/useVisibilityGate.ts';
import { ExtraColumnsContext } from '../wide/ExtraColumnsContext.ts';
import { ColumnCells } from './ColumnCells.tsx';
import { ColumnsContext } from './columns.ts';
import row from '../table/EventRow.module.css';
import styles from './Options.module.css';

export const OptionRow = observer(function OptionRow({ event, className, named }: EventRowProps) {
  const { tree, options } = useBetting();
  const t = useTranslate('betting');
  const kinds = use(ColumnsContext);
  const extra = use(ExtraColumnsContext);
  const ref = useRef<HTMLLIElement>(null);
  const gate = useVisibilityGate(ref);
  const { id: eventId, isLive, score } = event;
  const oddsEvent = useOddsEvent(event);
  const { eventName: name } = oddsEvent;
  const target = routeToEvent(event, tree);
  const choices = options?.choices;
  const hasOwnMark = event.hasVideo && named === undefined;
  return (
    <li ref={ref} className={classNames(row.row, styles.row, className)} data-event={eventId}>
      <FavouriteButton kind="event" id={eventId} name={name} className={row.star} />
      <EventTime event={event} />
      <Names event={event} named={named}>
        <Link to={target} className={classNames(row.teams, styles.teams)}>
          {[event.home, event.away].map((team, index) => (
            <span key={index} className={classNames(row.team, styles.team)}>
              {choices?.hasLogos === true && !isOfPlayers(event.sportId) ? (
                <Crest colors={team.colors} size={14} className={styles.crest} />
              ) : null}
              <span>{team.name}</span>
              {score?.server === index + 1 ? <ServingMark label={t('score.serving')} /> : null}
            </span>
          ))}
        </Link>
      </Names>
      {choices?.hasEventIds === true ? (
        <span className={classNames('num', styles.eventId)} translate="no">
          {eventId}
        </span>
      ) : null}
      {isLive ? <RowScore event={event} isBrief={choices?.isScoreDetailed === false} /> : null}
      {hasOwnMark || (isLive && choices?.isMulti === true) ? (
        <span className={row.icons}>
          {hasOwnMark ? <Icon name="device-tv" size={14} /> : null}
          {isLive && choices?.isMulti === true ? (
            <MultiToggle eventId={eventId} name={name} />
          ) : null}
        </span>
      ) : null}
      <VisibilityGateContext value={gate}>
        {kinds.map((kind) => (
          <span key={kind} className={styles.group} data-kind={kind}>
            <ColumnCells kind={kind} event={oddsEvent} markets={event.mainMarkets} />
          </span>
        ))}
        {extra === undefined ? null : (
          <span className={row.extra}>
            {extra.parts === undefined ? null : (
              <extra.parts.ExtraCells {...extra} event={oddsEvent} />
            )}
          </span>
        )}
      </VisibilityGateContext>
      <AllMarketsLink event={event} className={row.more} />
    </li>
  );
});
