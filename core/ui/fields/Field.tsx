import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './Field.module.css';

/** What stands around every control of a form. */
export interface FieldTexts {
  readonly label: string;
  readonly isLabelHidden?: boolean | undefined;
  readonly isRequired?: boolean | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly className?: string | undefined;
}

interface FieldProps extends FieldTexts {
  readonly id: string;
  readonly children: ReactNode;
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

/** Label, control, hint and error of one field, tied together by ids. */
export function Field({
  id,
  label,
  isLabelHidden = false,
  isRequired = false,
  hint,
  error,
  className,
  children,
}: FieldProps) {
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={isLabelHidden ? styles.hidden : styles.label}>
        {label}
        {isRequired ? <span aria-hidden="true"> *</span> : null}
      </label>
      {children}
      {error === undefined ? null : (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="alert-circle" size={14} />
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
