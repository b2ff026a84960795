import { observer } from 'mobx-react-lite';
import { toOddsOfThousandths } from '#core';
import { classNames, Icon, Link, LiveDot, useFormat, useServices, useTranslate, VisuallyHidden } from '#core/ui';
import type { PlacedSelection } from '../domain/PlacedBet.ts';
import styles from './MyBets.module.css';

function LegMark({ selection }: { readonly selection: PlacedSelection }) {
  const { statusId } = selection;
  if (statusId === 1 || statusId === 4) return <Icon name="check" size={14} className={styles.won} />;
  if (statusId === 0) return <Icon name="x" size={14} className={styles.lost} />;
  if (statusId > 0) return <Icon name="rotate-clockwise-2" size={14} className={styles.returned} />;
  return selection.isPlaying ? <LiveDot className={styles.live} /> : <span className={styles.dot} aria-hidden="true" />;
}

/** A selection of a placed bet: its mark, its odds, and where its event stands. */
export const MyBetLeg = observer(function MyBetLeg({ selection }: { readonly selection: PlacedSelection }) {
  const t = useTranslate('coupon');
  const format = useFormat();
  const { navigation } = useServices();
  const day = format.daysFromToday(selection.startsAtS) === 0 ? '' : `${format.dayMonth(selection.startsAtS)} `;
  const when =
    selection.isPlaying || selection.statusId >= 0
      ? [selection.statusId >= 0 ? t(`status.${selection.statusId}`) : selection.phaseText, selection.scoreText].filter((text) => text !== '').join(' · ')
      : `${day}${format.time(selection.startsAtS)}`;
  return (
    <li className={styles.leg}>
      <LegMark selection={selection} />
      <b className={styles.outcome}>
        {selection.outcomeName}
        <VisuallyHidden>{`, ${selection.marketName}`}</VisuallyHidden>
      </b>
      <span className="num" translate="no">
        {format.odds(toOddsOfThousandths(selection.odds))}
      </span>
      <small className={styles.where}>
        {selection.statusId >= 0 && selection.hasEventPage && navigation.hasRoute('results.event') ? (
          <Link to={{ name: 'results.event', params: { game: selection.eventId } }} className={classNames(styles.event, styles.result)}>
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
