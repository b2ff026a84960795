import { observer } from 'mobx-react-lite';
import { classNames, Link } from '#core/ui';
import type { RouteTarget } from '#core';
import type { SportEvent } from '../../betting/contract.ts';
import { eventName, FavouriteButton, LiveMark, RowScore } from '../../betting/ui.ts';
import { DetailsButton, DetailsPanel } from './RowDetails.tsx';
import styles from './ResultRow.module.css';

interface LiveRowProps {
  readonly event: SportEvent;
  /** Without odds: the page where they are, or the zone beside the list. */
  readonly target: RouteTarget;
  readonly isOpen: boolean;
  /** Undefined where details are shown beside the list. */
  readonly onToggle: (() => void) | undefined;
}

export const LiveRow = observer(function LiveRow({
  event,
  target,
  isOpen,
  onToggle,
}: LiveRowProps) {
  const { id, home, away, score } = event;
  const name = eventName(event);
  const panelId = `live-${id}`;
  return (
    <li className={styles.item}>
      <div
        className={classNames(
          styles.row,
          styles.live,
          onToggle === undefined && styles.brief,
          onToggle === undefined && isOpen && styles.chosen,
        )}
      >
        <FavouriteButton kind="event" id={id} name={name} className={styles.star} />
        <span className={classNames('num', styles.clock)}>
          {score === undefined ? null : <LiveMark score={score} />}
        </span>
        <Link
          to={target}
          className={styles.names}
          aria-current={onToggle === undefined && isOpen ? 'true' : undefined}
        >
          <span className="one-line">{home.name}</span>
          <span className="one-line">{away.name}</span>
        </Link>
        <span className={styles.liveScore}>
          <RowScore event={event} isBrief={onToggle === undefined} />
        </span>
        {onToggle === undefined ? null : (
          <DetailsButton name={name} panelId={panelId} isOpen={isOpen} onToggle={onToggle} />
        )}
      </div>
      {isOpen && onToggle !== undefined ? <DetailsPanel panelId={panelId} eventId={id} /> : null}
    </li>
  );
});
