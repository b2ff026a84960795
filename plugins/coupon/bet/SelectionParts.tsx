import { oddsWriterFor } from '#domain/odds/oddsPreferences.ts';
import { observer } from 'mobx-react-lite';
import { Icon, Link, LiveDot, useFormat, useServices, useTranslate } from '#core/ui';
import type { Bet, PlacedSelection } from '#domain/bets/Bet.ts';
import { selectionStatus } from '#domain/bets/betStatus.ts';
import { placeInBet } from '#domain/bets/placeInBet.ts';
import { PickedOutcome } from '../../betting/ui.ts';
import styles from './BetSelections.module.css';
import { useSelectionTarget } from './useSelectionTarget.ts';

interface SelectionProps {
  readonly selection: PlacedSelection;
}

/** Icon for the status of a selection: what it means for the bet. */
export function SelectionMark({ bet, selection }: SelectionProps & { readonly bet: Bet }) {
  switch (selectionStatus(selection, bet.type).tone) {
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

/** The odds at which the selection was accepted. */
export const SelectionOdds = observer(function SelectionOdds({ selection }: SelectionProps) {
  const writer = oddsWriterFor(useServices());
  return (
    <span className="num" translate="no">
      {writer.exactPrice(selection.odds)}
    </span>
  );
});

interface OutcomeProps extends SelectionProps {
  readonly bet: Bet;
  readonly index: number;
}

/** Outcome with its market and its position in the bet. */
export function SelectionOutcome({ bet, selection, index }: OutcomeProps) {
  const t = useTranslate('coupon.bets');
  const place = placeInBet(bet.type, selection, index);
  return (
    <span className={styles.outcome}>
      <PickedOutcome
        picked={selection}
        place={place && t(`place.${place.key}`, { number: place.name })}
        isStacked
      />
    </span>
  );
}

/** Event with a link to it, and its phase or start time. */
export const SelectionEvent = observer(function SelectionEvent({ selection }: SelectionProps) {
  const { dateTime, names } = useFormat();
  const target = useSelectionTarget(selection);
  const { isLiveNow, phase, startsAtS } = selection;
  const eventName = names(selection.eventName);
  return (
    <span className={styles.event}>
      {target === undefined ? (
        eventName
      ) : (
        <Link to={target} className={styles.link}>
          {eventName}
        </Link>
      )}
      <small className="num">
        {isLiveNow && phase !== undefined ? phase : dateTime(startsAtS)}
      </small>
    </span>
  );
});
