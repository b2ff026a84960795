import { observer } from 'mobx-react-lite';
import { Icon, SelectField, type IconName } from '#core/ui';
import styles from './SizeSelect.module.css';
import { usePlacementStore } from '../setup/useStores.ts';

interface SizeSelectProps {
  readonly icon: IconName;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Number of bets of that size. */
  readonly bets: string;
  readonly onChange: (value: string) => void;
}

/** Select for the size of the combinations. */
export const SizeSelect = observer(function SizeSelect({ icon, bets, ...field }: SizeSelectProps) {
  const placement = usePlacementStore();
  return (
    <div className={styles.tools}>
      <Icon name={icon} size={16} className={styles.toolMark} />
      <SelectField
        {...field}
        isLabelHidden
        size="sm"
        className={styles.size}
        isDisabled={placement.isUnderWay}
      />
      <span className="num">{bets}</span>
    </div>
  );
});
