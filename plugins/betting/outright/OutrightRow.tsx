import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { classNames, Link, useLayoutKind } from '#core/ui';
import { eventName } from '../feed/SportEvent.ts';
import { AllMarketsLink } from '../lists/table/AllMarketsLink.tsx';
import type { EventRowProps } from '../lists/table/EventRow.tsx';
import { EventTime } from '../clock/EventTime.tsx';
import { routeToEvent } from '../navigation/routeToEvent.ts';
import { FavouriteButton } from '../favourites/FavouriteButton.tsx';
import { OddsButton } from '../prices/OddsButton.tsx';
import { VisibilityGateContext } from '../prices/VisibilityGate.ts';
import { useBetting } from '../service/useBetting.ts';
import { useOddsEvent } from '../prices/useOddsEvent.ts';
import { useVisibilityGate } from '../prices/useVisibilityGate.ts';
import styles from './OutrightRow.module.css';

/** Number of prices in the widest row; a narrow row hides the last one. */
const shown = 4;
const shownOnPhone = 2;

/** An outright in a list: name, first contenders with odds, link to all. */
export const OutrightRow = observer(function OutrightRow({ event }: EventRowProps) {
  const { tree } = useBetting();
  const ref = useRef<HTMLLIElement>(null);
  const gate = useVisibilityGate(ref);
  const oddsEvent = useOddsEvent(event);
  const [market] = event.mainMarkets;
  const name = eventName(event);
  const isPhone = useLayoutKind() === 'mobile';
  return (
    <li ref={ref} className={classNames(styles.row, isPhone && styles.phone)} data-event={event.id}>
      <FavouriteButton kind="event" id={event.id} name={name} className={styles.star} />
      <span className={styles.when}>
        <EventTime event={event} />
      </span>
      <Link to={routeToEvent(event, tree)} className={styles.name} aria-label={name}>
        {market?.name ?? name}
      </Link>
      <VisibilityGateContext value={gate}>
        <span className={styles.odds}>
          {market?.outcomes.slice(0, isPhone ? shownOnPhone : shown).map((outcome) => (
            <OddsButton
              key={outcome.id}
              event={oddsEvent}
              market={market}
              outcome={outcome}
              caption={outcome.name}
              className={styles.cell}
            />
          ))}
        </span>
      </VisibilityGateContext>
      <AllMarketsLink event={event} className={styles.more} />
    </li>
  );
});
