import { useId, useState } from 'react';
import { Icon, Switch, type IconName } from '#core/ui';
import styles from './Money.module.css';

interface MoneySwitchProps {
  readonly icon: IconName;
  readonly label: string;
  readonly hint: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Switch of a money mode; its description is a disclosure, and open while it is on. */
export function MoneySwitch({ icon, label, hint, isOn, onChange }: MoneySwitchProps) {
  const [isTold, setTold] = useState(false);
  const id = useId();
  return (
    <div>
      <div className={styles.option}>
        <Icon name={icon} />
        <button
          type="button"
          className={styles.title}
          aria-expanded={isOn || isTold}
          aria-controls={id}
          onClick={() => setTold(!isTold)}
        >
          {label}
          {isOn ? null : <Icon name={isTold ? 'chevron-up' : 'chevron-down'} size={14} />}
        </button>
        <Switch label={`${label}. ${hint}`} isLabelHidden isOn={isOn} onChange={onChange} />
      </div>
      <p id={id} className={styles.hint} hidden={!isOn && !isTold}>
        {hint}
      </p>
    </div>
  );
}
