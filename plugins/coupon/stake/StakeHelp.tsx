import { observer } from 'mobx-react-lite';
import { useCouponStore } from '../setup/useStores.ts';
import { Keypad } from './Keypad.tsx';
import { QuickAmounts } from './QuickAmounts.tsx';
import styles from './StakeBox.module.css';
import { StakeLimits } from './StakeLimits.tsx';

interface StakeHelpProps {
  readonly hasKeypad: boolean;
}

/**
 * What helps to enter the amount: its limits, quick amounts, the keys of a phone. It ends what
 * scrolls, so that the foot below stays low.
 */
export const StakeHelp = observer(function StakeHelp({ hasKeypad }: StakeHelpProps) {
  const coupon = useCouponStore();
  // Where each bet has a field of its own, the device's keyboard serves all of them.
  const hasKeys = hasKeypad && !coupon.hasOwnStakes;
  return (
    <div className={styles.help}>
      {hasKeys ? <Keypad /> : null}
      {!hasKeys ? <QuickAmounts /> : null}
      <StakeLimits />
    </div>
  );
});
