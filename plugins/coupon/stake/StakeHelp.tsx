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
 * Limits, quick amounts and keypad, at the end of the scroll area, so that the footer stays low.
 */
export const StakeHelp = observer(function StakeHelp({ hasKeypad }: StakeHelpProps) {
  const coupon = useCouponStore();
  // With one field per bet the device's keyboard is used.
  const hasKeys = hasKeypad && !coupon.hasOwnStakes;
  return (
    <div className={styles.help}>
      {hasKeys ? <Keypad /> : null}
      {!hasKeys ? <QuickAmounts /> : null}
      <StakeLimits />
    </div>
  );
});
