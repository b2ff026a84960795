import { observer } from 'mobx-react-lite';
import { classNames, Link, useFormat } from '#core/ui';
import type { SportEvent } from '../feed/SportEvent.ts';
import { cellCaption, rowMarkets } from '../lists/table/rowMarkets.ts';
import { routeToEvent } from '../navigation/routeToEvent.ts';
import { OddsButton } from '../prices/OddsButton.tsx';
import { useOddsEvent } from '../prices/useOddsEvent.ts';
import { useBetting } from '../service/useBetting.ts';
import styles from './Hero.module.css';

/** A match to come with its competition, its start and the prices of its result. */
export const BigMatch = observer(function BigMatch({ event }: { readonly event: SportEvent }) {
  const { tree } = useBetting();
  const format = useFormat();
  const oddsEvent = useOddsEvent(event);
  const { result } = rowMarkets(event.mainMarkets);
  return (
    <>
      <span className={styles.where}>
        <span className={styles.competition}>
          {tree.competitions.get(event.competitionId)?.name}
        </span>
        <span className={styles.start}> · {format.dateTime(event.startsAtS)}</span>
      </span>
      <Link to={routeToEvent(event, tree)} className={styles.hit}>
        <strong className={classNames('one-line', styles.title)}>
          {format.names(oddsEvent.eventName)}
        </strong>
      </Link>
      <span className={styles.odds}>
        {result?.outcomes.map((outcome) =>
          outcome === undefined ? null : (
            <OddsButton
              key={outcome.id}
              event={oddsEvent}
              market={result.market}
              outcome={outcome}
              caption={cellCaption(outcome, result.market)}
            />
          ),
        )}
      </span>
    </>
  );
});
