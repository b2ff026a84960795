import { Icon, Switch, type IconName } from '#core/ui';
import styles from './Money.module.css';

interface MoneySwitchProps {
  readonly icon: IconName;
  readonly label: string;
  readonly hint: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A switch of a money mode, with a short description. */
export function MoneySwitch({ icon, label, hint, isOn, onChange }: MoneySwitchProps) {
  return (
    <div className={styles.option}>
      <Icon name={icon} />
      <span className={styles.words} aria-hidden="true">
        {label}
        <small>{hint}</small>
      </span>
      <Switch label={`${label}. ${hint}`} isLabelHidden isOn={isOn} onChange={onChange} />
    </div>
  );
}
