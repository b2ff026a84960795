import { useId, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../icons/Icon.tsx';
import { describedBy } from './Field.tsx';
import styles from './Choice.module.css';

interface CheckboxProps {
  readonly label: ReactNode;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly name?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isRequired?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Yes-or-no field of a form. For choices that act at once use Switch. */
export function Checkbox({
  label,
  isChecked,
  onChange,
  hint,
  error,
  name,
  isDisabled = false,
  isRequired = false,
  className,
}: CheckboxProps) {
  const id = useId();
  return (
    <div className={className}>
      <label className={classNames(styles.choice, isDisabled && styles.disabled)}>
        <input
          type="checkbox"
          className={styles.input}
          name={name}
          checked={isChecked}
          disabled={isDisabled}
          required={isRequired}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(id, hint, error)}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className={styles.box}>
          <Icon name="check" size={13} className={styles.tick} />
        </span>
        <span>{label}</span>
      </label>
      {error === undefined ? null : (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
