import { observer } from 'mobx-react-lite';
import { useTranslate, VisuallyHidden } from '#core/ui';
import type { Bet } from '#domain/bets/Bet.ts';
import styles from './BetStake.module.css';
import { useBetText } from './useBetText.ts';

interface BetStakeProps {
  readonly bet: Bet;
  /** Where a column has its name, no stake is named for the eye again. */
  readonly isLabelHidden?: boolean;
}

/** The stake; after a cash-out of a part what is left in play, with the first stake below it. */
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
  /** For the eye alone: in a column there is no room for the name. */
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
