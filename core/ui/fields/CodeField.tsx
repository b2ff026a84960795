import { type CSSProperties, type Ref } from 'react';
import { classNames } from '../classNames.ts';
import { Field, type FieldTexts } from './Field.tsx';
import styles from './CodeField.module.css';

interface CodeFieldProps extends FieldTexts {
  readonly id?: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
  readonly name: string;
  readonly value: string;
  readonly length: number;
  /** Called with the typed or pasted text; the owner extracts the digits. */
  readonly onChange: (typed: string) => void;
  readonly isDisabled?: boolean | undefined;
}

/** Code of a few digits, from a text message or an app: one input, drawn as boxes. */
export function CodeField(props: CodeFieldProps) {
  const { value, length, error } = props;
  return (
    <Field props={props}>
      {({ ref, name, onChange, isDisabled = false, ...control }) => (
        <div
          dir="ltr"
          className={classNames(styles.code, error !== undefined && styles.wrong)}
          style={{ '--length': length } as CSSProperties}
        >
          <div className={classNames(styles.boxes, 'num')} aria-hidden="true">
            {Array.from({ length }, (_, place) => (
              <span
                key={place}
                className={classNames(
                  styles.box,
                  place === Math.min(value.length, length - 1) && styles.next,
                )}
              >
                {value.charAt(place)}
              </span>
            ))}
          </div>
          <input
            id={control.id}
            ref={ref}
            name={name}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            className={styles.input}
            value={value}
            disabled={isDisabled}
            required={control.required}
            aria-invalid={control['aria-invalid']}
            aria-describedby={control['aria-describedby']}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </div>
      )}
    </Field>
  );
}
