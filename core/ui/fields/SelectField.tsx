import { classNames } from '../classNames.ts';
import { Icon } from '../icons/Icon.tsx';
import { Field, type FieldTexts } from './Field.tsx';
import styles from './SelectField.module.css';

interface SelectFieldProps<Value extends string> extends Omit<FieldTexts, 'isRequired'> {
  readonly value: Value;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly isDisabled?: boolean | undefined;
  }[];
  readonly onChange: (value: Value) => void;
  readonly name?: string | undefined;
  /** Token of the HTML standard, if the browser may know the answer. */
  readonly autoComplete?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  /** `sm` for tool bars, `bare` without a box. */
  readonly size?: 'sm' | 'lg' | 'bare' | undefined;
}

/** The browser's own list: it works on every device and costs nothing to load. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { options, onChange, size = 'lg', error } = props;
  return (
    <Field props={props}>
      {(control) => (
        <span className={classNames(styles.box, styles[size], error !== undefined && styles.wrong)}>
          <select
            id={control.id}
            name={props.name}
            autoComplete={props.autoComplete}
            className={styles.select}
            value={props.value}
            disabled={props.isDisabled}
            aria-invalid={control['aria-invalid']}
            aria-describedby={control['aria-describedby']}
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
      )}
    </Field>
  );
}
