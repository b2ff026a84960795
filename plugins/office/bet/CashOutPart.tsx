import { observer } from 'mobx-react-lite';
import { LazyPart } from '#core/ui';
import { loadBetCashOut } from '../../coupon/contract.ts';
import { isSettled, type Bet } from '#domain/bets/Bet.ts';
import styles from './CashOutPart.module.css';

interface CashOutPartProps {
  readonly bet: Bet;
  readonly isPartTold?: boolean | undefined;
}

/** Cash-out of an open bet. */
export const CashOutPart = observer(function CashOutPart({ bet, isPartTold }: CashOutPartProps) {
  if (isSettled(bet)) return null;
  return (
    <div className={styles.part}>
      <LazyPart
        name="coupon.cashOut"
        load={loadBetCashOut}
        hasLaterTexts
        props={{ betId: bet.id, isPartTold }}
        skeleton={null}
      />
    </div>
  );
});
