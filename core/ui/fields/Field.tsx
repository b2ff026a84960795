import { useId, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './Field.module.css';
import { readFilledFields } from './readFilledFields.ts';

/** Texts around a control of a form. */
export interface FieldTexts {
  readonly label: string;
  readonly isLabelHidden?: boolean | undefined;
  readonly isRequired?: boolean | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly className?: string | undefined;
}

/** Ids of the texts that describe a field, for its aria-describedby. */
export function describedBy(
  id: string,
  hint: string | undefined,
  error: string | undefined,
): string | undefined {
  return (
    classNames(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`) ||
    undefined
  );
}

/** Attributes that connect a control with the texts of its field. */
interface FieldControl {
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps<Props> {
  /** Props of the whole field: its texts, and those of the control. */
  readonly props: Props;
  readonly children: (control: Omit<Props, keyof FieldTexts | 'id'> & FieldControl) => ReactNode;
}

/**
 * Label, hint, control and error of one field, connected by ids. The hint precedes the control, so
 * that it is read before typing and not covered by a list of the browser.
 */
export function Field<Props extends FieldTexts & { readonly id?: string | undefined }>({
  props,
  children,
}: FieldProps<Props>) {
  const ownId = useId();
  const {
    id = ownId,
    label,
    isLabelHidden = false,
    isRequired = false,
    hint,
    error,
    className,
    ...rest
  } = props;
  return (
    <div ref={readFilledFields} className={classNames(styles.field, className)}>
      <label htmlFor={id} className={isLabelHidden ? styles.hidden : styles.label}>
        {label}
        {isRequired ? <span aria-hidden="true"> *</span> : null}
      </label>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        ...rest,
        id,
        required: isRequired,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': describedBy(id, hint, error),
      })}
      {error === undefined ? null : (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="alert-circle" size={14} />
          {error}
        </p>
      )}
    </div>
  );
}
