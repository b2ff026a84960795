import { useId } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../icons/Icon.tsx';
import { describedBy, Field } from './Field.tsx';
import styles from './SelectField.module.css';

interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly isLabelHidden?: boolean | undefined;
  readonly value: Value;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly isDisabled?: boolean | undefined;
  }[];
  readonly onChange: (value: Value) => void;
  readonly name?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  /** `sm` for tool bars, `bare` without a box. */
  readonly size?: 'sm' | 'lg' | 'bare' | undefined;
  readonly className?: string | undefined;
}

/** The browser's own list: it works on every device and costs nothing to load. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const {
    label,
    isLabelHidden,
    value,
    options,
    onChange,
    name,
    hint,
    error,
    isDisabled = false,
    size = 'lg',
    className,
  } = props;
  const id = useId();
  return (
    <Field
      id={id}
      label={label}
      isLabelHidden={isLabelHidden}
      hint={hint}
      error={error}
      className={className}
    >
      <span className={classNames(styles.box, styles[size], error !== undefined && styles.wrong)}>
        <select
          id={id}
          name={name}
          className={styles.select}
          value={value}
          disabled={isDisabled}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(id, hint, error)}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.currentTarget.value);
            if (chosen !== undefined) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={14} className={styles.chevron} />
      </span>
    </Field>
  );
}
