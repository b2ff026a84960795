import { observer } from 'mobx-react-lite';
import {
  classNames,
  Icon,
  Link,
  LiveDot,
  useFormat,
  useServices,
  useTranslate,
  VisuallyHidden,
} from '#core/ui';
import { isSettled, type PlacedSelection } from '#domain/bets/Bet.ts';
import { selectionStatus } from '#domain/bets/betStatus.ts';
import { resultRoute } from '../contract.ts';
import styles from './MyBets.module.css';

function SelectionMark({ selection }: { readonly selection: PlacedSelection }) {
  switch (selectionStatus(selection).tone) {
    case 'success':
      return <Icon name="check" size={14} className={styles.won} />;
    case 'danger':
      return <Icon name="x" size={14} className={styles.lost} />;
    case 'warning':
    case 'info':
      return <Icon name="rotate-clockwise-2" size={14} className={styles.returned} />;
    case 'now':
      return <LiveDot className={styles.live} />;
    case 'neutral':
      return <span className={styles.dot} aria-hidden="true" />;
  }
}

/** A selection of a placed bet: its mark, its odds, and where its event stands. */
export const MyBetSelection = observer(function MyBetSelection({
  selection,
}: {
  readonly selection: PlacedSelection;
}) {
  const t = useTranslate('coupon');
  const format = useFormat();
  const { navigation } = useServices();
  const isDecided = isSettled(selection);
  const day =
    format.daysFromToday(selection.startsAtS) === 0
      ? ''
      : `${format.dayMonth(selection.startsAtS)} `;
  const when =
    selection.isLiveNow || isDecided
      ? [isDecided ? t(selectionStatus(selection).key) : selection.phase, selection.score]
          .filter((text) => text !== undefined)
          .join(' · ')
      : `${day}${format.time(selection.startsAtS)}`;
  return (
    <li className={styles.selection}>
      <SelectionMark selection={selection} />
      <b className={styles.outcome}>
        {selection.outcomeName}
        <VisuallyHidden>{`, ${selection.marketName}`}</VisuallyHidden>
      </b>
      <span className="num" translate="no">
        {format.odds(selection.odds)}
      </span>
      <small className={styles.where}>
        {isDecided && selection.hasEventPage && navigation.hasRoute(resultRoute) ? (
          <Link
            to={{ name: resultRoute, params: { game: selection.eventId } }}
            className={classNames(styles.event, styles.result)}
          >
            {selection.eventName}
          </Link>
        ) : (
          <span className={styles.event}>{selection.eventName}</span>
        )}
        <bdi className={classNames('num', styles.when)}>{when}</bdi>
      </small>
    </li>
  );
});
