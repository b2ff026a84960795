import { Switch } from '#core/ui';
import styles from './SettingsPanel.module.css';

interface SettingSwitchProps {
  readonly label: string;
  readonly hint?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A switch that acts at once, with a short description. */
export function SettingSwitch({ label, hint, isOn, onChange }: SettingSwitchProps) {
  return (
    <div className={styles.option}>
      <span className={styles.words} aria-hidden="true">
        {label}
        {hint === undefined ? null : <small>{hint}</small>}
      </span>
      <Switch
        label={hint === undefined ? label : `${label}. ${hint}`}
        isLabelHidden
        isOn={isOn}
        onChange={onChange}
        className={styles.switch}
      />
    </div>
  );
}
