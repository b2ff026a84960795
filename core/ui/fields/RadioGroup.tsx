import { classNames } from '../classNames.ts';
import styles from './Choice.module.css';

interface RadioGroupProps<Value extends string> {
  readonly label: string;
  readonly name: string;
  readonly value: Value;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly hint?: string | undefined;
  }[];
  readonly onChange: (value: Value) => void;
  readonly isDisabled?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Native radios: arrows, Tab and form submission are the browser's. */
export function RadioGroup<Value extends string>({
  label,
  name,
  value,
  options,
  onChange,
  isDisabled = false,
  className,
}: RadioGroupProps<Value>) {
  return (
    <fieldset className={className} disabled={isDisabled}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <div key={option.value}>
            <label className={classNames(styles.choice, isDisabled && styles.disabled)}>
              <input
                type="radio"
                className={styles.input}
                name={name}
                value={option.value}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
              />
              <span className={classNames(styles.box, styles.round)}>
                <span className={styles.dot} />
              </span>
              <span>{option.label}</span>
            </label>
            {option.hint === undefined ? null : <p className={styles.hint}>{option.hint}</p>}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
