import { observer } from 'mobx-react-lite';
import { useCouponStores } from '../setup/useCouponStores.ts';
import styles from './StakeBox.module.css';
import { StakeFault } from './StakeFault.tsx';
import { StakeInput } from './StakeInput.tsx';
import { StakeSteps } from './StakeSteps.tsx';

/** The amount: field, steps, and what is wrong with it. */
export const StakeBox = observer(function StakeBox() {
  const { stake } = useCouponStores();
  return (
    <div>
      <div className={styles.row}>
        <StakeInput />
        <StakeSteps stake={stake} />
      </div>
      <StakeFault />
    </div>
  );
});
