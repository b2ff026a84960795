import { observer } from 'mobx-react-lite';
import { useStakeStore } from '../setup/useStores.ts';
import styles from './StakeBox.module.css';
import { StakeFault } from './StakeFault.tsx';
import { StakeInput } from './StakeInput.tsx';
import { StakeSteps } from './StakeSteps.tsx';

/** Amount: field, steps and error. */
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
