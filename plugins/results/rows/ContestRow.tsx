import { observer } from 'mobx-react-lite';
import { Badge, classNames, Link, useFormat, useTranslate } from '#core/ui';
import type { PlayedEvent } from '../../betting/contract.ts';
import { eventName, resultTarget } from '../../betting/ui.ts';
import styles from './ResultRow.module.css';

interface ContestRowProps {
  readonly event: PlayedEvent;
  readonly places: readonly string[];
}

/** Places in the row; the page of the result has all. */
const shownPlaces = 3;

/** A finished race, vote or season, with the first places. */
export const ContestRow = observer(function ContestRow({ event, places }: ContestRowProps) {
  const t = useTranslate('results');
  const format = useFormat();
  const name = eventName(event);
  return (
    <li className={styles.item}>
      <div className={classNames(styles.row, styles.contest)}>
        <span className={classNames('num', styles.time)} translate="no">
          {format.time(event.startsAtS)}
        </span>
        <Link to={resultTarget(event)} className={styles.names}>
          <span>{name}</span>
        </Link>
        <ol className={styles.podium} aria-label={t('places-of', { name })}>
          {places.slice(0, shownPlaces).map((place) => (
            <li key={place}>
              <bdi>{place}</bdi>
            </li>
          ))}
        </ol>
        {event.isCorrected ? <Badge tone="warning">{t('state.corrected')}</Badge> : null}
      </div>
    </li>
  );
});
