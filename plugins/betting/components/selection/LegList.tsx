import { observer } from 'mobx-react-lite';
import type { Odds } from '#core';
import { Link, useFormat } from '#core/ui';
import type { ProposedLeg } from '../../domain/selection/Accumulator.ts';
import styles from './LegList.module.css';

/** Selections under each other: what is bet on, in which event, at which odds. */
export const LegList = observer(function LegList({ legs }: { readonly legs: readonly ProposedLeg[] }) {
  const format = useFormat();
  return (
    <ol className={styles.legs}>
      {legs.map((leg) => (
        <li key={leg.outcomeId} className={styles.leg}>
          <span className={styles.outcome} title={leg.marketName}>
            {leg.outcomeName}
          </span>
          <Link to={{ name: 'betting.event', params: leg.place }} className={styles.event}>
            {leg.eventName}
          </Link>
          <b className="num" translate="no">
            {format.odds(leg.odds as Odds)}
          </b>
        </li>
      ))}
    </ol>
  );
});
