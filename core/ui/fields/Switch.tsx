import { classNames } from '../classNames.ts';
import styles from './Switch.module.css';

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly isLabelHidden?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly className?: string | undefined;
}

/**
 * Switch that acts at once, as the pattern requires; for a choice that waits for a Save button use
 * Checkbox.
 */
export function Switch({
  label,
  isOn,
  onChange,
  isLabelHidden = false,
  isDisabled = false,
  className,
}: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={isLabelHidden ? label : undefined}
      disabled={isDisabled}
      className={classNames(styles.switch, className)}
      onClick={() => onChange(!isOn)}
    >
      {isLabelHidden ? null : <span className={styles.label}>{label}</span>}
      <span className={styles.track} />
    </button>
  );
}
