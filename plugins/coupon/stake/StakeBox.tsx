import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { StakeInput } from './StakeInput.tsx';
import { StakeLimits } from './StakeLimits.tsx';
import { StakeSteps } from './StakeSteps.tsx';
import { QuickAmounts } from './QuickAmounts.tsx';
import styles from './StakeBox.module.css';
import { useCouponStores } from '../setup/useCouponStores.ts';

interface StakeBoxProps {
  readonly hasQuickAmounts: boolean;
}

/** The amount: field, steps, quick amounts, and the limits or what is wrong with it. */
export const StakeBox = observer(function StakeBox({ hasQuickAmounts }: StakeBoxProps) {
  const id = useId();
  const { stake } = useCouponStores();
  return (
    <div>
      <div className={styles.row}>
        <StakeInput hintId={id} />
        <StakeSteps stake={stake} />
      </div>
      {hasQuickAmounts ? <QuickAmounts className={styles.quick} /> : null}
      <StakeLimits id={id} />
    </div>
  );
});
