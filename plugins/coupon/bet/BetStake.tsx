import { observer } from 'mobx-react-lite';
import { useTranslate, VisuallyHidden } from '#core/ui';
import type { Bet } from '#domain/bets/Bet.ts';
import styles from './BetStake.module.css';
import { useBetText } from './useBetText.ts';

interface BetStakeProps {
  readonly bet: Bet;
  /** Hides the visible label, because the column has a heading. */
  readonly isLabelHidden?: boolean;
}

/** Stake; after a partial cash-out what is left in play, with the initial stake below. */
export const BetStake = observer(function BetStake({ bet, isLabelHidden = false }: BetStakeProps) {
  const t = useTranslate('coupon.bets');
  const text = useBetText();
  const first = text.firstStake(bet);
  const label = `${text.stakeLabel(bet)} `;
  return (
    <>
      {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      <b className="num" translate="no">
        {text.stake(bet)}
      </b>
      {isLabelHidden && bet.isBonusStake === true ? (
        <small className={styles.first} aria-hidden="true">
          {t('stake.bonus')}
        </small>
      ) : null}
      {first === undefined ? null : <FirstStake amount={first} isShort={isLabelHidden} />}
    </>
  );
});

interface FirstStakeProps {
  readonly amount: string;
  /** Short form, for display only, where a column has no room for the label. */
  readonly isShort: boolean;
}

function FirstStake({ amount, isShort }: FirstStakeProps) {
  const t = useTranslate('coupon.bets');
  const named = (
    <>
      {t('stake.first')}{' '}
      <span className="num" translate="no">
        {amount}
      </span>
    </>
  );
  if (!isShort) return <small className={styles.first}>{named}</small>;
  return (
    <>
      <VisuallyHidden>{named}</VisuallyHidden>
      <small className={styles.first} aria-hidden="true">
        {t('stake.of', { amount })}
      </small>
    </>
  );
}
