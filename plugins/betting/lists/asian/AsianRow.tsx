import { isOfPlayers } from '#domain/sports/isOfPlayers.ts';
import { observer } from 'mobx-react-lite';
import { use, useRef } from 'react';
import { decimalOdds } from '#domain/odds/decimalOdds.ts';
import { isOdds } from '#domain/odds/Odds.ts';
import { classNames, Crest, Icon, Link } from '#core/ui';
import {
  asianLineText,
  asianRow,
  favouriteTeam,
  type AsianLine,
  type AsianPart,
} from './asianRow.ts';
import type { Market, Outcome, SportEvent } from '../../feed/SportEvent.ts';
import { Names } from '../table/Names.tsx';
import { AllMarketsLink } from '../table/AllMarketsLink.tsx';
import type { EventRowProps } from '../table/EventRow.tsx';
import { routeToEvent } from '../../navigation/routeToEvent.ts';
import { EventTime } from '../../clock/EventTime.tsx';
import { FavouriteButton } from '../../favourites/FavouriteButton.tsx';
import { OddsButton } from '../../prices/OddsButton.tsx';
import type { OddsEvent } from '../../prices/OddsEvent.ts';
import { VisibilityGateContext } from '../../prices/VisibilityGate.ts';
import { useBetting } from '../../service/useBetting.ts';
import { useOddsEvent } from '../../prices/useOddsEvent.ts';
import { useVisibilityGate } from '../../prices/useVisibilityGate.ts';
import { AsianViewContext, type AsianPartName } from './AsianView.ts';
import { sideScore } from '../../event/scoreboard/sideScore.ts';
import styles from './Asian.module.css';

/** One event with its ladders: teams under each other, the team that gives goals in the accent. */
export const AsianRow = observer(function AsianRow({ event, named }: EventRowProps) {
  const { tree, options } = useBetting();
  const { part, isMobile, hasDraw } = use(AsianViewContext);
  const ref = useRef<HTMLLIElement>(null);
  const gate = useVisibilityGate(ref);
  const { id: eventId } = event;
  const oddsEvent = useOddsEvent(event);
  const { eventName: name } = oddsEvent;
  const row = asianRow(event.mainMarkets);
  const target = routeToEvent(event, tree);
  const parts: readonly AsianPartName[] = isMobile ? [part] : ['match', 'part'];
  return (
    <li ref={ref} className={styles.row} data-event={eventId}>
      <FavouriteButton kind="event" id={eventId} name={name} className={styles.star} />
      <span className={styles.when}>
        <EventTime event={event} />
        {options?.choices.hasEventIds === true ? (
          <span className={classNames('num', styles.eventId)} translate="no">
            {eventId}
          </span>
        ) : null}
        {event.hasVideo && named === undefined ? <Icon name="device-tv" size={14} /> : null}
      </span>
      <Names event={event} named={named}>
        <Link to={target} className={styles.teams}>
          <Team
            event={event}
            team={1}
            isFavourite={favouriteTeam(row.match) === 1}
            hasLogo={options?.choices.hasLogos === true}
          />
          <Team
            event={event}
            team={2}
            isFavourite={favouriteTeam(row.match) === 2}
            hasLogo={options?.choices.hasLogos === true}
          />
          {hasDraw && row.match.result?.outcomes.length === 3 ? (
            <span className={styles.draw}>{row.match.result.outcomes[1]?.name}</span>
          ) : null}
        </Link>
      </Names>
      <VisibilityGateContext value={gate}>
        {parts.map((each) => (
          <Ladders key={each} event={oddsEvent} part={row[each]} name={each} />
        ))}
      </VisibilityGateContext>
      <AllMarketsLink event={event} className={styles.more} />
    </li>
  );
});

interface TeamProps {
  readonly event: SportEvent;
  readonly team: 1 | 2;
  readonly isFavourite: boolean;
  readonly hasLogo: boolean;
}

function Team({ event, team, isFavourite, hasLogo }: TeamProps) {
  const { name, colors } = team === 1 ? event.home : event.away;
  return (
    <span className={classNames(styles.team, isFavourite && styles.favourite)}>
      {hasLogo && !isOfPlayers(event.sportId) ? <Crest colors={colors} size={14} /> : null}
      <span>{name}</span>
      {event.isLive && event.score !== undefined ? (
        <b className="num" translate="no">
          {sideScore(event.score, team)}
        </b>
      ) : null}
    </span>
  );
}

interface LaddersProps {
  readonly event: OddsEvent;
  readonly part: AsianPart;
  readonly name: AsianPartName;
}

/** The columns of a part: the main line beside the result, the other lines below. */
function Ladders({ event, part, name }: LaddersProps) {
  const { lineCount, hasDraw } = use(AsianViewContext);
  const lines = Array.from({ length: lineCount }, (_, index) => index);
  const [home, draw, away] = inThree(part.result);
  return (
    <span className={styles.ladders} data-part={name} data-draw={hasDraw ? '' : undefined}>
      <span className={styles.column}>
        {lines.map((index) => (
          <Handicap key={index} event={event} line={part.handicaps[index]} isMain={index === 0} />
        ))}
      </span>
      <span className={styles.column}>
        {lines.map((index) => (
          <Total key={index} event={event} line={part.totals[index]} isMain={index === 0} />
        ))}
      </span>
      <span className={styles.column}>
        {[home, away, ...(hasDraw ? [draw] : [])].map((outcome, place) => (
          <Cell
            key={place}
            event={event}
            market={part.result}
            outcome={outcome}
            textOf={decimalText}
          />
        ))}
      </span>
    </span>
  );
}

interface LineProps {
  readonly event: OddsEvent;
  readonly line: AsianLine | undefined;
  readonly isMain: boolean;
}

function Handicap({ event, line, isMain }: LineProps) {
  const [first, second] = line?.outcomes ?? [];
  const text = line === undefined ? '' : asianLineText(line.line);
  const isSecond = line !== undefined && line.line > 0;
  return (
    <span className={styles.pair} data-main={isMain ? '' : undefined}>
      <Cell event={event} market={line?.market} outcome={first} caption={isSecond ? '' : text} />
      <Cell event={event} market={line?.market} outcome={second} caption={isSecond ? text : ''} />
    </span>
  );
}

function Total({ event, line, isMain }: LineProps) {
  const [over, under] = line?.outcomes ?? [];
  return (
    <span className={styles.pair} data-main={isMain ? '' : undefined}>
      <Cell
        event={event}
        market={line?.market}
        outcome={over}
        caption={line === undefined ? '' : `${asianLineText(line.line)} ${over?.caption ?? ''}`}
      />
      <Cell event={event} market={line?.market} outcome={under} caption={under?.caption ?? ''} />
    </span>
  );
}

interface CellProps {
  readonly event: OddsEvent;
  readonly market: Market | undefined;
  readonly outcome: Outcome | undefined;
  readonly caption?: string | undefined;
  readonly textOf?: ((thousandths: number) => string) | undefined;
}

/** Asian formats are for two-way markets: the result beside them is in decimal. */
function decimalText(thousandths: number): string {
  return isOdds(thousandths) ? decimalOdds(thousandths) : '–';
}

/** A cell without an outcome is empty, because the columns are named above. */
function Cell({ event, market, outcome, caption, textOf }: CellProps) {
  if (market === undefined || outcome === undefined) return <span />;
  return (
    <OddsButton
      event={event}
      market={market}
      outcome={outcome}
      caption={caption}
      textOf={textOf}
      className={styles.cell}
    />
  );
}

function inThree(
  market: Market | undefined,
): readonly [Outcome | undefined, Outcome | undefined, Outcome | undefined] {
  const [first, second, third] = market?.outcomes ?? [];
  return third === undefined ? [first, undefined, second] : [first, second, third];
}
