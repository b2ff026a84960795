import { useId, type ComponentPropsWithRef, type CSSProperties } from 'react';
import { classNames } from '../classNames.ts';
import { describedBy, Field, type FieldTexts } from './Field.tsx';
import styles from './TextArea.module.css';

/** An area's own attributes, with label and messages as the form has them. */
export interface TextAreaProps
  extends
    Omit<
      ComponentPropsWithRef<'textarea'>,
      'onChange' | 'disabled' | 'required' | 'value' | 'className'
    >,
    FieldTexts {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Several lines of text; grows with them where the browser can. */
export function TextArea({
  label,
  isLabelHidden,
  value,
  onChange,
  hint,
  error,
  isRequired = false,
  className,
  id,
  rows = 4,
  ...rest
}: TextAreaProps) {
  const ownId = useId();
  const areaId = id ?? ownId;
  return (
    <Field
      id={areaId}
      label={label}
      isLabelHidden={isLabelHidden}
      isRequired={isRequired}
      hint={hint}
      error={error}
      className={className}
    >
      <textarea
        {...rest}
        id={areaId}
        rows={rows}
        style={{ '--rows': rows } as CSSProperties}
        className={classNames(styles.area, error !== undefined && styles.wrong)}
        value={value}
        required={isRequired}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(areaId, hint, error)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}
