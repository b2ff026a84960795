import { observer } from 'mobx-react-lite';
import { useStakeStore } from '../setup/useStores.ts';
import styles from './StakeBox.module.css';
import { StakeFault } from './StakeFault.tsx';
import { StakeInput } from './StakeInput.tsx';
import { StakeSteps } from './StakeSteps.tsx';

/** The amount: field, steps, and what is wrong with it. */
export const StakeBox = observer(function StakeBox() {
  const stake = useStakeStore();
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
